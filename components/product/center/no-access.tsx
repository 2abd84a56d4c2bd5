import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import { PageHead } from '@/components/ui/page-head';

/** Replaces a page that the user's role does not allow. */
export function NoAccess({ title }: { title: string }) {
  const t = useTranslations('validation');
  return (
    <>
      <PageHead title={title} />
      <Note kind="warn">{t('role')}</Note>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/centre/page-head';
import { Note } from '@/components/form/note';

/** Stands in place of a page that the user's role in the company does not cover. */
export function NoAccess({ title }: { title: string }) {
  const t = useTranslations('validation');
  return (
    <>
      <PageHead title={title} />
      <Note kind="warn">{t('role')}</Note>
    </>
  );
}

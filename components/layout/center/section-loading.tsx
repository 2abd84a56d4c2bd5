import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** Stands in a center's page while its content is read. */
export function SectionLoading() {
  const t = useTranslations('center');
  return <Skeleton label={t('loading')} />;
}

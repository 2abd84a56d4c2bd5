import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** Stands in a centre's page while its content is read. */
export function SectionLoading() {
  const t = useTranslations('centre');
  return <Skeleton label={t('loading')} />;
}

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

/** Placeholder of a center page while loading. */
export function SectionLoading() {
  const t = useTranslations('center');
  return <Skeleton label={t('loading')} />;
}

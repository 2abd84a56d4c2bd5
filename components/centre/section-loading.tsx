import { useTranslations } from 'next-intl';
import { SkeletonRows } from './skeleton-rows';

/** Stands in a centre's page while its content is read. */
export function SectionLoading() {
  const t = useTranslations('centre');
  return <SkeletonRows label={t('loading')} />;
}

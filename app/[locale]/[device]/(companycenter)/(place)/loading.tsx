import { getTranslations } from 'next-intl/server';
import { SkeletonRows } from '@/components/centre/skeleton-rows';

export default async function Loading() {
  const t = await getTranslations('centre');
  return <SkeletonRows label={t('loading')} />;
}

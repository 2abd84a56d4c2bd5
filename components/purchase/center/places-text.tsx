import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { OwnPlaces } from '@/lib/purchase/types';

/** How many more quotations a request takes, and whether some of these places are kept for whom its buyer invites. */
export function PlacesText({ places: { left, spared } }: { places: OwnPlaces }) {
  const t = useTranslations('purchaseCenter');
  const locale = useLocale();
  const kept = spared === 0 ? 'none' : spared === left ? 'all' : 'some';
  return (
    <span>
      {t('places', { count: left, n: formatNumber(locale, left), kept, spared: formatNumber(locale, spared) })}
    </span>
  );
}

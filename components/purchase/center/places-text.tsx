import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { OwnPlaces } from '@/lib/purchase/types';

/** Remaining quotations of a request, and whether some are reserved for invited suppliers. */
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

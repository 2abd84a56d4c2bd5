import { useTranslations } from 'next-intl';
import { changed, type Listing } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { FilterChips } from './filter-chips';

/** Filters by remaining time and remaining quotations. */
export function ChanceFilter({ listing, locale }: { listing: Listing; locale: Locale }) {
  const t = useTranslations('purchaseHall');
  const { closing, places } = listing.state;
  const any = <T extends { closing: null } | { places: null }>(label: string, none: T, on: boolean) => ({
    key: 'any',
    label,
    href: changed(listing, none),
    on,
  });
  return (
    <>
      <FilterChips
        label={t('closing')}
        of={[
          any(t('anyClosing'), { closing: null }, closing === null),
          ...config.purchase.closing.map((days) => ({
            key: String(days),
            label: t('closingWithin', { count: days, n: formatNumber(locale, days) }),
            href: changed(listing, { closing: days === closing ? null : days }),
            on: days === closing,
          })),
        ]}
      />
      <FilterChips
        label={t('placesLabel')}
        of={[
          any(t('anyPlaces'), { places: null }, places === null),
          ...config.purchase.places.map((min) => ({
            key: String(min),
            label: t('placesLeast', { count: min, n: formatNumber(locale, min) }),
            href: changed(listing, { places: min === places ? null : min }),
            on: min === places,
          })),
        ]}
      />
    </>
  );
}

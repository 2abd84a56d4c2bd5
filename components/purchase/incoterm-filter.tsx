import { useTranslations } from 'next-intl';
import { changed, type Listing } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PortalCount } from '@/lib/portal/types';
import { type Incoterm, incotermRules } from '@/lib/purchase/constants';
import { FilterChips } from './filter-chips';

const codes = Object.keys(incotermRules) as Incoterm[];

type Props = { listing: Listing; counts: readonly PortalCount[]; locale: Locale };

/** Trade terms as a single-choice filter with counts. */
export function IncotermFilter({ listing, counts, locale }: Props) {
  const t = useTranslations();
  const { incoterm } = listing.state;
  const choices = codes
    .map((code) => ({ code, count: counts.find(({ value }) => value === code)?.count ?? 0 }))
    .filter(({ code, count }) => count > 0 || code === incoterm);
  if (choices.length === 0) return null;
  return (
    <FilterChips
      label={t('trade.terms')}
      of={[
        {
          key: 'any',
          label: t('purchaseHall.anyTerms'),
          href: changed(listing, { incoterm: null }),
          on: incoterm === null,
        },
        ...choices.map(({ code, count }) => ({
          key: code,
          label: (
            <>
              <span dir="ltr">{code}</span>
              <span className="text-12 text-ink-3">{formatNumber(locale, count)}</span>
            </>
          ),
          href: changed(listing, { incoterm: code === incoterm ? null : code }),
          on: code === incoterm,
          title: t(`trade.incoterm.${code}`),
        })),
      ]}
    />
  );
}

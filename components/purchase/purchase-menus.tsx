import { useTranslations } from 'next-intl';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { changed, type Listing } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { PortalCount } from '@/lib/portal/types';
import { type Incoterm, incotermRules } from '@/lib/purchase/constants';

const codes = Object.keys(incotermRules) as Incoterm[];

type Props = {
  listing: Listing;
  /** counts by Incoterm */
  incoterms: readonly PortalCount[];
  locale: Locale;
};

/** Trade terms with counts, remaining time and remaining quotations as menus. */
export function PurchaseMenus({ listing, incoterms, locale }: Props) {
  const t = useTranslations();
  const { incoterm, closing, places } = listing.state;
  const n = (count: number) => formatNumber(locale, count);
  const countOf = (code: Incoterm) => incoterms.find(({ value }) => value === code)?.count ?? 0;
  const terms = codes.filter((code) => countOf(code) > 0 || code === incoterm);
  const any = (label: string, href: string, on: boolean) => ({ key: 'any', label, href, on });
  return (
    <>
      {terms.length > 0 && (
        <ChoiceMenu
          id="terms"
          label={t('trade.terms')}
          words={t('trade.incotermShort')}
          active={incoterm !== null}
          choices={[
            any(t('purchaseHall.anyTerms'), changed(listing, { incoterm: null }), incoterm === null),
            ...terms.map((code) => ({
              key: code,
              label: t('trade.incotermOf', { code: `\u2066${code}\u2069`, name: t(`trade.incoterm.${code}`) }),
              count: n(countOf(code)),
              href: changed(listing, { incoterm: code }),
              on: code === incoterm,
            })),
          ]}
        />
      )}
      <ChoiceMenu
        id="closing"
        label={t('purchaseHall.closing')}
        words={t('trade.closesShort')}
        active={closing !== null}
        choices={[
          any(t('purchaseHall.anyClosing'), changed(listing, { closing: null }), closing === null),
          ...config.purchase.closing.map((days) => ({
            key: String(days),
            label: t('purchaseHall.closingWithin', { count: days, n: n(days) }),
            href: changed(listing, { closing: days }),
            on: days === closing,
          })),
        ]}
      />
      <ChoiceMenu
        id="places"
        label={t('purchaseHall.placesLabel')}
        words={t('trade.placesShort')}
        active={places !== null}
        choices={[
          any(t('purchaseHall.anyPlaces'), changed(listing, { places: null }), places === null),
          ...config.purchase.places.map((min) => ({
            key: String(min),
            label: t('purchaseHall.placesLeast', { count: min, n: n(min) }),
            href: changed(listing, { places: min }),
            on: min === places,
          })),
        ]}
      />
    </>
  );
}

import { useTranslations } from 'next-intl';
import { FollowButton } from '@/components/footprint/follow-button';
import { Quantity } from '@/components/list/mark/quantity';
import { Closing, PlacesLeft } from '@/components/trade/closing';
import { CountryCode } from '@/components/trade/country-code';
import { DeadlineCell } from '@/components/trade/deadline-cell';
import { IncotermText } from '@/components/trade/incoterm-text';
import { PlacesOf } from '@/components/trade/places-of';
import { RequirementLine } from '@/components/trade/requirement-line';
import { Flag, type FlagPictures } from '@/components/ui/flag';
import { type ColumnSort, ListTable } from '@/components/ui/list-table';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FacetNames } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { PurchaseBrief } from '@/lib/purchase/types';

type Props = {
  items: readonly PurchaseBrief[];
  /** names of countries and categories */
  names: Pick<FacetNames, 'categories' | 'countries'>;
  locale: Locale;
  flags?: FlagPictures | undefined;
  /** sorting by closing date, if the list can */
  sort?: ColumnSort | undefined;
  /** quantity, place and closing date alone, for half of a page */
  compact?: boolean;
};

const compactKeys = ['quantity', 'country', 'closing'];

/** Requests as a table: first requirements, quantity, place, terms, closing date and places left. */
export function PurchaseTable({ items, names, locale, flags, sort, compact = false }: Props) {
  const t = useTranslations();
  const categories = new Map(
    names.categories.flatMap((one) => [one, ...one.children]).map(({ id, name }) => [id, name]),
  );
  const countries = new Map(names.countries.map(({ code, name }) => [code, name]));
  const countryOf = (code: string) => countries.get(code) ?? code;
  return (
    <ListTable
      label={t('purchaseHall.title')}
      rows={items}
      keyOf={({ id }) => id}
      titleHead={t('trade.request')}
      title={({ title, publishedAt }) => (
        <>
          <span
            className="rounded-s bg-accent-soft px-[6px] text-12 font-[550] text-accent-strong"
            data-since={publishedAt}
            title={t('purchaseHall.newSince')}
            hidden
          >
            {t('quotationCenter.new')}
          </span>{' '}
          <SpokenText of={title} site={locale} />
        </>
      )}
      hrefOf={({ id }) => href('purchaseDetail', { id })}
      hintOf={({ title }) => title.text}
      note={({ requirements, title }) => <RequirementLine lines={requirements} spoken={title.locale} locale={locale} />}
      only={compact ? compactKeys : undefined}
      columns={[
        {
          key: 'quantity',
          head: t('trade.quantity'),
          width: 112,
          from: 'lg',
          numeric: true,
          wraps: true,
          cell: ({ quantity, unit }) => <Quantity count={quantity} unit={unit} locale={locale} />,
        },
        {
          key: 'country',
          head: t('list.country'),
          width: 80,
          cell: ({ countryCode: code }) => code && <CountryCode code={code} name={countryOf(code)} flags={flags} />,
        },
        {
          key: 'incoterm',
          head: t('trade.incotermShort'),
          width: 80,
          from: 'xl',
          cell: ({ incoterm }) => incoterm && <IncotermText of={incoterm} site={locale} />,
        },
        {
          key: 'category',
          head: t('trade.category'),
          width: 148,
          from: 'xl',
          cell: ({ categoryId }) => categories.get(categoryId),
        },
        {
          key: 'closing',
          head: t('trade.closesShort'),
          width: 164,
          numeric: true,
          sort,
          cell: ({ validUntil }) => <DeadlineCell at={validUntil} locale={locale} />,
        },
        {
          key: 'places',
          head: t('trade.placesShort'),
          width: 80,
          from: 'lg',
          numeric: true,
          cell: ({ placesLeft, quotationMax }) => <PlacesOf left={placesLeft} max={quotationMax} locale={locale} />,
        },
      ]}
      brief={({ countryCode: code, validUntil, placesLeft }) => (
        <>
          {code && (
            <span className="inline-flex items-center gap-2 truncate">
              <Flag code={code} pictures={flags} />
              {countryOf(code)}
            </span>
          )}
          <Closing at={validUntil} locale={locale} short />
          <span>
            <PlacesLeft count={placesLeft} locale={locale} short />
          </span>
        </>
      )}
      actsHead={t('frame.follow.off')}
      acts={({ id, title }) => <FollowButton type="request" id={id} name={title.text} lang={title.locale} inRow />}
    />
  );
}

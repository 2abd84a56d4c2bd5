import type { useTranslations } from 'next-intl';
import { changed, type Listing, toggled } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatMoney, formatMoneyRange, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { AmountRange } from '@/lib/platform/money/exchange-rate';
import type { ListKey, ListState } from '@/lib/platform/routes/list-state';
import { withRange } from '@/lib/platform/routes/range';
import { type FormScope, scopeAddress } from '@/lib/platform/routes/search-scope';
import { propertyName } from '@/lib/property/rules';
import type { CategoryNode } from '@/lib/reference/types';
import type { Figure } from '@/lib/search/types';
import { rangeText, unitOfRange } from './range-text';

/** `amount`: what the label says of money, in minor units of the base currency. */
export type Chosen = { label: string; href: string; amount?: AmountRange };
type Texts = ReturnType<typeof useTranslations<never>>;

const dollars = (locale: Locale, amount: number): string => formatMoney(locale, amount * 100, config.baseCurrency);

const flat = (nodes: CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** Query parameters other than filters. */
type Rest = 'sort' | 'page' | 'ids';

/** Active filters, each with the address that removes it. */
export const chosenFilters = (listing: Listing, locale: Locale, t: Texts): Chosen[] => {
  const { state, names } = listing;
  const categories = flat(names.categories);
  const price = (): Chosen[] => {
    const { min = null, max = null } = state.price ?? {};
    const label =
      min !== null && max !== null
        ? // Bidi isolates keep the range in order in sentences of either direction.
          `\u2066${formatMoneyRange(locale, min * 100, max * 100, config.baseCurrency)}\u2069`
        : min !== null
          ? t('list.priceFrom', { from: dollars(locale, min) })
          : max !== null && t('list.priceTo', { to: dollars(locale, max) });
    if (!label) return [];
    const [low = 0, high = low] = [min, max].flatMap((end) => (end === null ? [] : [end * 100]));
    const amount = { low, high, currency: config.baseCurrency };
    return [{ label, href: changed(listing, { price: null }), amount }];
  };
  const chosen: Record<Exclude<ListKey, Rest>, Chosen[]> = {
    cate: state.cate.map((id) => ({
      label: categories.find((one) => one.id === id)?.name ?? String(id),
      href: toggled(listing, 'cate', id),
    })),
    way: state.way ? [{ label: t(`tender.way.${state.way}`), href: changed(listing, { way: null }) }] : [],
    division: state.division
      ? [{ label: t(`tender.category.${state.division}`), href: changed(listing, { division: null }) }]
      : [],
    open: state.open ? [{ label: t('tender.openOnly'), href: changed(listing, { open: false }) }] : [],
    incoterm: state.incoterm ? [{ label: state.incoterm, href: changed(listing, { incoterm: null }) }] : [],
    closing: state.closing
      ? [
          {
            label: t('purchaseHall.closingWithin', { count: state.closing, n: formatNumber(locale, state.closing) }),
            href: changed(listing, { closing: null }),
          },
        ]
      : [],
    places: state.places
      ? [
          {
            label: t('purchaseHall.placesLeast', { count: state.places, n: formatNumber(locale, state.places) }),
            href: changed(listing, { places: null }),
          },
        ]
      : [],
    kind: state.kind ? [{ label: t(`directory.kind.${state.kind}`), href: changed(listing, { kind: null }) }] : [],
    grade: state.grade.map((grade) => ({ label: t(`company.grade.${grade}`), href: toggled(listing, 'grade', grade) })),
    continent: state.continent
      ? [{ label: t(`list.continent.${state.continent}`), href: changed(listing, { continent: null }) }]
      : [],
    country: state.country.map((code) => ({
      label: names.countries.find((one) => one.code.toLowerCase() === code)?.name ?? code.toUpperCase(),
      href: toggled(listing, 'country', code),
    })),
    price: price(),
    moq:
      state.moq === null
        ? []
        : [{ label: t('list.moqTo', { n: formatNumber(locale, state.moq) }), href: changed(listing, { moq: null }) }],
    warranty: state.warranty
      ? [
          {
            label: t('list.warrantyLeast', { count: state.warranty, n: formatNumber(locale, state.warranty) }),
            href: changed(listing, { warranty: null }),
          },
        ]
      : [],
    range: state.range.map((range) => ({
      label: t('list.range', {
        name: propertyName(locale, range.property),
        value: rangeText(locale, range, unitOfRange(listing, range.property)),
      }),
      href: changed(listing, { range: withRange(state.range, range.property, null) }),
    })),
    membership: state.membership.map((one) => ({
      label: t(`company.membership.${one}`),
      href: toggled(listing, 'membership', one),
    })),
    tag: state.tag.map((id) => ({
      label: names.tags.find((one) => one.id === id)?.name ?? String(id),
      href: toggled(listing, 'tag', id),
    })),
  };
  return Object.values(chosen).flat();
};

/** The figures that were read in a search, each with the address of the search without it. */
export const readFigures = (figures: readonly Figure[], scope: FormScope, state: ListState, t: Texts): Chosen[] =>
  figures.map(({ name, text, isSingle, rest }) => {
    // Isolated: a value may run the other way than the name.
    const value = `\u2068${text}\u2069`;
    return {
      label: name === null ? value : t(isSingle ? 'list.figureContains' : 'list.figure', { name, value }),
      href: scopeAddress(scope, rest, { ...state, page: 1 }),
    };
  });

/** Adds the search keyword before the filters, if the list without it has an address. */
export const withWord = (chosen: Chosen[], keyword: string | undefined, allHref: string | undefined): Chosen[] =>
  keyword !== undefined && allHref !== undefined ? [{ label: keyword, href: allHref }, ...chosen] : chosen;

import { config } from '@/lib/platform/config';
import { readDecimal } from '@/lib/platform/i18n/number';
import type { Locale } from '@/lib/platform/i18n/site';
import { isUnit, toBase } from '@/lib/platform/quantity/unit';
import { href, type Parsed, withState } from '@/lib/platform/routes/address';
import { cleanKeyword } from '@/lib/platform/routes/keyword';
import { type ListState, listKeys, parseState } from '@/lib/platform/routes/list-state';
import { type PropertyRange, propertyNames, withRange } from '@/lib/platform/routes/range';
import { isFormScope, scopeAddress } from '@/lib/platform/routes/search-scope';
import { type Route, routes } from '@/lib/platform/routes/table';

const showroomSearch = (companyId: number, keyword: string) =>
  keyword ? href('showroomSearch', { companyId, keyword }) : href('showroomHome', { companyId });

/** The search form sent without script: its fields in, the keyword's address out. */
const searchTarget = (query: URLSearchParams): string | null => {
  const input = query.get('q');
  if (input === null) return null;
  const keyword = cleanKeyword(input.trim()).trim();
  const company = query.get('company') ?? '';
  if (/^[1-9]\d{0,9}$/.test(company) && Number(company) <= config.id.max)
    return showroomSearch(Number(company), keyword);
  const scope = query.get('scope') ?? '';
  // A list's search box includes the list's filters.
  const state = { ...parseState(query.toString(), listKeys), page: 1 };
  return scopeAddress(isFormScope(scope) ? scope : 'all', keyword, state);
};

/** A number as typed on a site; null if empty or not a valid filter. */
const amount = (locale: Locale, text: string | null, round: (value: number) => number): number | null => {
  const value = readDecimal(locale, text ?? '') ?? Number.NaN;
  return value > 0 && value <= Number.MAX_SAFE_INTEGER ? round(value) : null;
};

const isPlain = (typed: string): boolean => /^\d*$/.test(typed);

const typedPrice = (query: URLSearchParams, locale: Locale): Partial<ListState> => {
  if (!query.has('price_from') && !query.has('price_to')) return {};
  const min = amount(locale, query.get('price_from'), Math.floor);
  const max = amount(locale, query.get('price_to'), Math.ceil);
  return { price: min === null && max === null ? null : { min, max } };
};

const typedOrder = (query: URLSearchParams, locale: Locale): Partial<ListState> => {
  const typed = query.get('moq') ?? '';
  return isPlain(typed) ? {} : { moq: amount(locale, typed, Math.floor) };
};

/** A limit as typed, in the base unit; null if empty or no number. */
const limit = (locale: Locale, text: string | null, unit: string | null): number | null => {
  const value = readDecimal(locale, text ?? '');
  if (value === null || !Number.isFinite(value)) return null;
  return unit !== null && isUnit(unit) ? toBase(value, unit) : value;
};

/** Typed ranges, each in the unit that was chosen; without a figure, a bucket that the same form sends counts. */
const typedRanges = ({ state }: Parsed, query: URLSearchParams, locale: Locale): Partial<ListState> => {
  const sent = propertyNames.filter((property) => query.has(`${property}_from`) || query.has(`${property}_to`));
  if (sent.length === 0) return {};
  const range = sent.reduce<readonly PropertyRange[]>((ranges, property) => {
    const [min, max] = ['from', 'to'].map((end) =>
      limit(locale, query.get(`${property}_${end}`), query.get(`${property}_unit`)),
    );
    return min == null && max == null ? ranges : withRange(ranges, property, { min: min ?? null, max: max ?? null });
  }, state.range);
  return { range };
};

/** The number fields of a list's filters sent without script: page 1 of the list within what was typed. */
const typedTarget = (parsed: Parsed, query: URLSearchParams, locale: Locale): string | null => {
  const { state: keys }: Route = routes[parsed.name];
  const typed: Partial<ListState> = {
    ...(keys.includes('price') && typedPrice(query, locale)),
    ...(keys.includes('moq') && typedOrder(query, locale)),
    ...(keys.includes('range') && typedRanges(parsed, query, locale)),
  };
  return Object.keys(typed).length === 0 ? null : withState(parsed, { ...parsed.state, page: 1, ...typed });
};

/** Handles a list's filter form without script: a query with empty fields becomes the URL of its filters. */
const filterTarget = (parsed: Parsed, query: URLSearchParams): string | null => {
  const { state: keys }: Route = routes[parsed.name];
  const formed = keys.some((key) => query.getAll(key).includes(''));
  return formed ? withState(parsed, parsed.state) : null;
};

/** The redirect for a form sent without script; null for other URLs (docs/domain.md, Keywords). */
export const formTarget = (parsed: Parsed, search: string, locale: Locale): string | null => {
  const query = new URLSearchParams(search);
  return parsed.name === 'siteSearch'
    ? searchTarget(query)
    : (typedTarget(parsed, query, locale) ?? filterTarget(parsed, query));
};

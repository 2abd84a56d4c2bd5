import { config } from '@/lib/platform/config';
import { readDecimal } from '@/lib/platform/i18n/number';
import type { Locale } from '@/lib/platform/i18n/site';
import { href, type Parsed, withState } from '@/lib/platform/routes/address';
import { cleanKeyword } from '@/lib/platform/routes/keyword';
import { type ListState, listKeys, parseState } from '@/lib/platform/routes/list-state';
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

const orderState = ({ state }: Parsed, query: URLSearchParams, locale: Locale): ListState => {
  const typed = query.get('moq') ?? '';
  return isPlain(typed) ? state : { ...state, moq: amount(locale, typed, Math.floor) };
};

/** The price fields of a list sent without script: page 1 of the list within these prices. */
const priceTarget = (parsed: Parsed, query: URLSearchParams, locale: Locale): string | null => {
  const { state: keys }: Route = routes[parsed.name];
  if (!keys.includes('price') || !(query.has('price_from') || query.has('price_to'))) return null;
  const min = amount(locale, query.get('price_from'), Math.floor);
  const max = amount(locale, query.get('price_to'), Math.ceil);
  const price = min === null && max === null ? null : { min, max };
  const { moq } = orderState(parsed, query, locale);
  return withState(parsed, { ...parsed.state, page: 1, price, moq });
};

/** Handles a list's minimum order form without script. */
const orderTarget = (parsed: Parsed, query: URLSearchParams, locale: Locale): string | null => {
  const { state: keys }: Route = routes[parsed.name];
  if (!keys.includes('moq') || isPlain(query.get('moq') ?? '')) return null;
  return withState(parsed, { ...orderState(parsed, query, locale), page: 1 });
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
    : (priceTarget(parsed, query, locale) ?? orderTarget(parsed, query, locale) ?? filterTarget(parsed, query));
};

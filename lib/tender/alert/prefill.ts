import type { Continent, TenderCategory, TenderWay } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { type ListState, parseState, stateQuery } from '@/lib/platform/routes/list-state';
import { alertLimits } from './constants';

/** Initial values of an alert from a public list's keyword and filters; countries are ISO codes in capitals. */
export type AlertPrefill = {
  words: string;
  countries: string[];
  continent: Continent | null;
  categoryIds: number[];
  way: TenderWay | null;
  category: TenderCategory | null;
};

const keys = ['country', 'continent', 'cate', 'way', 'division'] as const;

const prefillOf = (words: string, { country, continent, cate, way, division }: ListState): AlertPrefill => ({
  words: words.trim().slice(0, alertLimits.words),
  countries: country.map((code) => code.toUpperCase()),
  continent,
  categoryIds: [...cate],
  way,
  category: division,
});

/** The query of the page that saves a search, '' for one without keyword and filters. */
const queryOf = (words: string, state: ListState): string => {
  const filters = stateQuery(keys, state);
  if (words === '') return filters;
  return `?${new URLSearchParams({ words })}${filters.replace('?', '&')}`;
};

/** The list of tenders that a search is saved from; the country in lower case. */
type Searched = {
  keyword?: string | undefined;
  state: ListState;
  way?: TenderWay | undefined;
  category?: TenderCategory | undefined;
  country?: string | undefined;
};

/** URL of the page that saves a list's search as an alert, and whether there is anything to save. */
export function alertAddress({ keyword, state, way, category, country }: Searched): {
  address: string;
  isEmpty: boolean;
} {
  const query = queryOf((keyword ?? '').trim().slice(0, alertLimits.words), {
    ...state,
    country: country === undefined ? state.country : [country],
    continent: country === undefined ? state.continent : null,
    way: way ?? state.way,
    division: category ?? state.division,
  });
  return { address: href('tenderAlert') + query, isEmpty: query === '' };
}

/** Initial values from such a URL, and its canonical query; null if it has none. */
export function readAlertPrefill(
  params: Readonly<Record<string, string | string[] | undefined>>,
): { prefill: AlertPrefill; query: string } | null {
  const given = new URLSearchParams();
  for (const key of keys) for (const value of [params[key] ?? []].flat()) given.append(key, value);
  const state = parseState(given.toString(), keys);
  const words = typeof params.words === 'string' ? params.words : '';
  const prefill = prefillOf(words, state);
  const query = queryOf(prefill.words, state);
  return query === '' ? null : { prefill, query };
}

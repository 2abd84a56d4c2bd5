import { incoterms } from '@/lib/platform/db/schema/trade-state';
import { href } from '@/lib/platform/routes/address';
import { type ListState, parseState } from '@/lib/platform/routes/list-state';
import { savedLimits } from './constants';
import type { SavedInput } from './schema';

/** Initial values of a saved search from a public list's keyword and filters. */
export type SavedPrefill = Omit<SavedInput, 'name'>;

const keys = ['country', 'cate', 'incoterm'] as const;
const only = <T>(values: readonly T[]): T | null => (values.length === 1 ? (values[0] ?? null) : null);

const prefillOf = (words: string, { country, cate, incoterm }: ListState): SavedPrefill | null => {
  const known = incoterms.find((code) => code === incoterm) ?? null;
  const search = {
    words: words.trim().slice(0, savedLimits.words),
    country: only(country)?.toUpperCase() ?? null,
    categoryId: only(cate),
    incoterm: known,
  };
  return search.words !== '' || search.country || search.categoryId || known ? search : null;
};

/** URL of the form for saving a list's search; null if the list has neither keyword nor matching filters. */
export function savedAddress(keyword: string | undefined, state: ListState): string | null {
  const search = prefillOf(keyword ?? '', state);
  if (search === null) return null;
  const { words, country, categoryId, incoterm } = search;
  const query = new URLSearchParams();
  if (words !== '') query.set('words', words);
  if (country !== null) query.set('country', country.toLowerCase());
  if (categoryId !== null) query.set('cate', String(categoryId));
  if (incoterm !== null) query.set('incoterm', incoterm.toLowerCase());
  return `${href('supplierSavedSearch')}?${query}`;
}

/** Initial values from such a URL, and its canonical form; null if it has none. */
export function readPrefill(
  params: Readonly<Record<string, string | string[] | undefined>>,
): { prefill: SavedPrefill; address: string } | null {
  const query = new URLSearchParams();
  for (const key of keys) for (const value of [params[key] ?? []].flat()) query.append(key, value);
  const state = parseState(query.toString(), keys);
  const words = typeof params.words === 'string' ? params.words : '';
  const prefill = prefillOf(words, state);
  const address = savedAddress(words, state);
  return prefill && address ? { prefill, address } : null;
}

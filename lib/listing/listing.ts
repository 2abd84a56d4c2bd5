import { config, type Grade, type Sort, type TenderCategory, type TenderWay } from '@/lib/platform/config';
import { withState } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import { emptyState, type ListKey, type ListState, productKeys } from '@/lib/platform/routes/list-state';
import { type Route, routes } from '@/lib/platform/routes/table';
import type { CategoryNode, Country, Tag } from '@/lib/reference/types';
import type { Facets } from '@/lib/search/types';

/** A listing's route and parameters, whatever its filters. */
export type ListPage = Parameters<typeof withState>[0];

/** The names that filter values are shown by. */
export type FacetNames = { categories: CategoryNode[]; countries: Country[]; tags: Tag[] };

/** What a listing shows around its items. */
export type Listing = {
  page: ListPage;
  state: ListState;
  total: number;
  pages: number;
  /** items a page; null where a page mixes kinds and no range can be told */
  size: number | null;
  facets: Facets;
  names: FacetNames;
};

type SetKey = 'country' | 'tag' | 'cate' | 'grade' | 'membership';

/** True where the listing's address has this filter. */
export const hasKey = (page: ListPage, key: ListKey): boolean => {
  const { state }: Route = routes[page.name];
  return state.includes(key);
};

/** True where the listing's address has any filter. */
export const hasFilters = (page: ListPage): boolean => productKeys.some((key) => hasKey(page, key));

const zoned: readonly ListPage['name'][] = ['newProduct', 'launchSearch', 'agentList', 'agentSearch'];
const told: readonly ListPage['name'][] = [
  'articleList',
  'mediaList',
  'thematicList',
  'promotionList',
  'investmentType',
];

/** The orders that a listing offers. */
export const sortsOf = (page: ListPage): readonly Sort[] => {
  const { name } = page;
  if (!hasKey(page, 'sort')) return [];
  if (hasKey(page, 'incoterm')) return ['comprehensive', 'latest', 'deadline'];
  if (hasKey(page, 'open')) return config.tender.sorts;
  if (told.includes(name)) return ['comprehensive', 'latest', 'popularity'];
  return zoned.includes(name) ? ['comprehensive', 'hot', 'latest'] : config.sorts;
};

/** What an order is called: nothing is relevant where nothing was asked for. */
export const sortName = (page: ListPage, sort: Sort): Sort | 'overall' =>
  sort === 'comprehensive' && !('keyword' in page.params) ? 'overall' : sort;

/** The listing's address in another state, from its first page. */
export const changed = ({ page, state }: Pick<Listing, 'page' | 'state'>, change: Partial<ListState>): string =>
  withState(page, { ...state, page: 1, ...change });

/** The address with a value of a filter added, or taken away where it is chosen. */
export const toggled = <K extends SetKey>(listing: Listing, key: K, value: ListState[K][number]): string => {
  const list: readonly ListState[K][number][] = listing.state[key];
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  return changed(listing, { [key]: next });
};

/** The address without any filter, in the same order. */
export const cleared = ({ page, state }: Pick<Listing, 'page' | 'state'>): string =>
  withState(page, { ...emptyState, sort: state.sort });

/** Whether any filter is set. */
export const isFiltered = (listing: Pick<Listing, 'page' | 'state'>): boolean =>
  changed(listing, {}) !== cleared(listing);

/** Whether a listing holds all that its section has: no word, category, place or filter narrows it. */
export const isBare = (listing: Pick<Listing, 'page' | 'state'>): boolean =>
  Object.keys(listing.page.params).length === 0 && !isFiltered(listing);

/** The state as fields of a form sent with GET, without those that the form asks for itself. */
export const stateFields = ({ page, state }: Listing, asked: readonly ListKey[]): [string, string][] => {
  const rest = Object.fromEntries(asked.map((key) => [key, emptyState[key]]));
  const [, query = ''] = withState(page, { ...state, page: 1, ...rest }).split('?');
  return [...new URLSearchParams(query)];
};

/** What a list is about by its address, as far as a filter can say it too. */
export type Bound = {
  /** ISO code in lower case */
  country?: string | readonly string[] | undefined;
  categoryId?: number | readonly number[] | undefined;
  way?: TenderWay | undefined;
  division?: TenderCategory | undefined;
  tagId?: number | undefined;
  /** grades that may appear at all */
  grades?: readonly Grade[] | undefined;
};

/** The filters of a list together with what its address narrows it to: what a search within it keeps. */
export const keptState = (
  state: ListState,
  { country, categoryId, way, division, tagId, grades = [] }: Bound,
): ListState => ({
  ...state,
  country: country === undefined ? state.country : [country].flat(),
  cate: categoryId === undefined ? state.cate : [...state.cate, ...[categoryId].flat()],
  way: way ?? state.way,
  division: division ?? state.division,
  tag: tagId === undefined ? state.tag : [...state.tag, tagId],
  grade: state.grade.length > 0 ? state.grade : grades,
});

/**
 * Where what a list does not have can be asked for, with its words and, in lists of products and suppliers, its filters;
 * null where nothing says what is wanted.
 */
export const askFor = (listing: Pick<Listing, 'page' | 'state'>, keyword: string | undefined): string | null => {
  const { page, state } = listing;
  // The categories of the other lists are none of goods.
  const ofGoods = hasKey(page, 'membership');
  if (keyword === undefined && (!ofGoods || isBare(listing))) return null;
  const categoryId = 'cateid' in page.params ? Number(page.params.cateid) : undefined;
  return askAddress({ keyword, ...(ofGoods && { wish: keptState(state, { categoryId }) }) });
};

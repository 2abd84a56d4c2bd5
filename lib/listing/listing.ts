import { config, type Grade, type Sort, type TenderCategory, type TenderWay } from '@/lib/platform/config';
import { withState } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import { emptyState, type ListKey, type ListState, productKeys } from '@/lib/platform/routes/list-state';
import { type Route, routes } from '@/lib/platform/routes/table';
import type { CategoryNode, Country, Tag } from '@/lib/reference/types';
import type { Facets, RangeFacet } from '@/lib/search/types';

/** A listing's route and parameters, whatever its filters. */
export type ListPage = Parameters<typeof withState>[0];

/** Names of filter values. */
export type FacetNames = { categories: CategoryNode[]; countries: Country[]; tags: Tag[] };

/** A listing's data other than its items. */
export type Listing = {
  page: ListPage;
  state: ListState;
  total: number;
  pages: number;
  /** items per page; null if a page mixes kinds, so that no range can be shown */
  size: number | null;
  facets: Facets;
  /** of products of a category: its key parameters */
  ranges?: readonly RangeFacet[];
  names: FacetNames;
};

type SetKey = 'country' | 'tag' | 'cate' | 'grade' | 'membership';

/** True if the listing's URL supports this filter. */
export const hasKey = (page: ListPage, key: ListKey): boolean => {
  const { state }: Route = routes[page.name];
  return state.includes(key);
};

/** True if the listing's URL supports any filter. */
export const hasFilters = (page: ListPage): boolean => productKeys.some((key) => hasKey(page, key));

const zoned: readonly ListPage['name'][] = ['newProduct', 'launchSearch', 'agentList', 'agentSearch'];
const content: readonly ListPage['name'][] = [
  'articleList',
  'mediaList',
  'thematicList',
  'promotionList',
  'investmentType',
];

/** The sort orders of a listing. */
export const sortsOf = (page: ListPage): readonly Sort[] => {
  const { name } = page;
  if (!hasKey(page, 'sort')) return [];
  if (hasKey(page, 'incoterm')) return ['comprehensive', 'latest', 'deadline'];
  if (hasKey(page, 'open')) return config.tender.sorts;
  if (content.includes(name)) return ['comprehensive', 'latest', 'popularity'];
  if (hasKey(page, 'price')) return [...config.sorts, ...config.priceSorts];
  return zoned.includes(name) ? ['comprehensive', 'hot', 'latest'] : config.sorts;
};

/** Label of a sort order: without a keyword, 'comprehensive' cannot mean relevance. */
export const sortName = (page: ListPage, sort: Sort): Sort | 'overall' =>
  sort === 'comprehensive' && !('keyword' in page.params) ? 'overall' : sort;

/** The listing's address in another state, from its first page. */
export const changed = ({ page, state }: Pick<Listing, 'page' | 'state'>, change: Partial<ListState>): string =>
  withState(page, { ...state, page: 1, ...change });

/** The URL with a filter value added, or removed if already chosen. */
export const toggled = <K extends SetKey>(listing: Listing, key: K, value: ListState[K][number]): string => {
  const list: readonly ListState[K][number][] = listing.state[key];
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  return changed(listing, { [key]: next });
};

/** The URL without filters, in the same sort order. */
export const cleared = ({ page, state }: Pick<Listing, 'page' | 'state'>): string =>
  withState(page, { ...emptyState, sort: state.sort });

/** Whether any filter is set. */
export const isFiltered = (listing: Pick<Listing, 'page' | 'state'>): boolean =>
  changed(listing, {}) !== cleared(listing);

/** Whether a listing shows its whole section: no keyword, category, place or filter narrows it. */
export const isBare = (listing: Pick<Listing, 'page' | 'state'>): boolean =>
  Object.keys(listing.page.params).length === 0 && !isFiltered(listing);

/** The state as hidden fields of a GET form, without those that the form has itself. */
export const stateFields = ({ page, state }: Listing, keys: readonly ListKey[]): [string, string][] => {
  const rest = Object.fromEntries(keys.map((key) => [key, emptyState[key]]));
  const [, query = ''] = withState(page, { ...state, page: 1, ...rest }).split('?');
  return [...new URLSearchParams(query)];
};

/** Constraints in a list's URL path that a filter could also express. */
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

/** A list's filters combined with the constraints of its URL, to be kept by a search within it. */
export const stateWithin = (
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
 * URL for posting a purchase request when a list lacks what is wanted, with the keyword and, for products and
 * suppliers, the filters; null if nothing says what is wanted.
 */
export const askFor = (listing: Pick<Listing, 'page' | 'state'>, keyword: string | undefined): string | null => {
  const { page, state } = listing;
  // Categories of other lists are not product categories.
  const ofGoods = hasKey(page, 'membership');
  if (keyword === undefined && (!ofGoods || isBare(listing))) return null;
  const categoryId = 'cateid' in page.params ? Number(page.params.cateid) : undefined;
  return askAddress({ keyword, ...(ofGoods && { wish: stateWithin(state, { categoryId }) }) });
};

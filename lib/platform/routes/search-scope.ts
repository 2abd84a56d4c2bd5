import { href } from './address';
import type { ListState } from './list-state';

type State = Partial<ListState>;

/** Tender lists: the method and the category have their own URLs; with a method, the category becomes a filter. */
const tenders = (state: State): string => {
  const { way, division } = state;
  if (way) return href('tenderWay', { way }, state);
  return division ? href('tenderCategory', { cate: division }, state) : href('tenderList', {}, state);
};

const addresses = {
  product: (keyword, state) => (keyword ? href('productSearch', { keyword }, state) : href('productList', {}, state)),
  company: (keyword, state) => (keyword ? href('companySearch', { keyword }, state) : href('companyList', {}, state)),
  launch: (keyword, state) => (keyword ? href('launchSearch', { keyword }, state) : href('newProduct', {}, state)),
  agent: (keyword, state) => (keyword ? href('agentSearch', { keyword }, state) : href('agentList', {}, state)),
  tender: (keyword, state) => (keyword ? href('tenderSearch', { keyword }, state) : tenders(state)),
  purchase: (keyword, state) =>
    keyword ? href('purchaseSearch', { keyword }, state) : href('purchaseHome', {}, state),
  shortnews: (keyword, state) =>
    keyword ? href('shortnewsSearch', { keyword }, state) : href('shortnewsList', {}, state),
  info: (keyword, state) => (keyword ? href('infoSearch', { keyword }, state) : href('infoList', {}, state)),
  innovation: (keyword, state) =>
    keyword ? href('innovationSearch', { keyword }, state) : href('innovationList', {}, state),
  fair: (keyword, state) => (keyword ? href('fairSearch', { keyword }, state) : href('fairHome')),
  directory: (keyword, state) => (keyword ? href('directorySearch', { keyword }, state) : href('directory', {}, state)),
  all: (keyword, state) => (keyword ? href('siteSearchKeyword', { keyword }, state) : href('siteSearch')),
} satisfies Record<string, (keyword: string, state: State) => string>;

/** Scopes of the search form. */
export type FormScope = keyof typeof addresses;

/** True for a scope of the search form. */
export const isFormScope = (value: string): value is FormScope => Object.hasOwn(addresses, value);

/**
 * URL of a search in a scope; without a keyword, its full list.
 * @param state filters to keep, as far as the scope has them
 */
export const scopeAddress = (scope: FormScope, keyword: string, state: State = {}): string =>
  addresses[scope](keyword, state);

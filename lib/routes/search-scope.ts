import { href } from './address';

const addresses = {
  product: (keyword: string) => (keyword ? href('productSearch', { keyword }) : href('productList')),
  company: (keyword: string) => (keyword ? href('companySearch', { keyword }) : href('companyList')),
  agent: (keyword: string) => (keyword ? href('agentSearch', { keyword }) : href('agentList')),
  tender: (keyword: string) => (keyword ? href('tenderSearch', { keyword }) : href('tenderList')),
  shortnews: (keyword: string) => (keyword ? href('shortnewsSearch', { keyword }) : href('shortnewsList')),
  info: (keyword: string) => (keyword ? href('infoSearch', { keyword }) : href('infoList')),
  innovation: (keyword: string) => (keyword ? href('innovationSearch', { keyword }) : href('innovationList')),
  fair: (keyword: string) => (keyword ? href('fairSearch', { keyword }) : href('fairHome')),
  all: (keyword: string) => (keyword ? href('siteSearchKeyword', { keyword }) : href('siteSearch')),
};

/** What a search form can look through. */
export type FormScope = keyof typeof addresses;

/** True for a scope that a search form may name. */
export const isFormScope = (value: string): value is FormScope => Object.hasOwn(addresses, value);

/** Where a search of a scope leads; without a keyword, to all that the scope has. Specification 2.7, Search. */
export const scopeAddress = (scope: FormScope, keyword: string): string => addresses[scope](keyword);

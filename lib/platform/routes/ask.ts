import { href } from './address';
import { type ListState, parseState, stateQuery } from './list-state';

type Prefill = {
  /** a product, or several compared ones */
  product?: number | readonly number[];
  companies?: readonly number[];
  keyword?: string | undefined;
  /** the filters of a list of products or suppliers */
  wish?: Partial<ListState>;
};

/** The filters that describe the wanted goods. */
const wishKeys = ['country', 'cate', 'price', 'moq'] as const;

/** Maximum suppliers of one inquiry; as many as a request can invite. */
export const maxCompanies = 20;

/** URL of a pre-filled purchase request form. */
export function askAddress({ product, companies = [], keyword, wish = {} }: Prefill): string {
  const query = new URLSearchParams();
  if (product !== undefined) query.set('product', [product].flat().join(','));
  const companyIds = [...new Set(companies)].slice(0, maxCompanies);
  if (companyIds.length > 0) query.set('companies', companyIds.join(','));
  if (keyword !== undefined) query.set('keyword', keyword);
  const filters = stateQuery(wishKeys, wish).slice(1);
  return `${href('purchaseForm')}?${[query.toString(), filters].filter(Boolean).join('&')}`;
}

/** Parses filters from the form's URL. */
export const readWish = (search: string): ListState => parseState(search, wishKeys);

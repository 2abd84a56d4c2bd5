import { href } from './address';
import { type ListState, parseState, stateQuery } from './list-state';

type Asked = {
  /** a product, or several that are compared */
  product?: number | readonly number[];
  companies?: readonly number[];
  keyword?: string | undefined;
  /** the filters of a list of products or suppliers */
  wish?: Partial<ListState>;
};

/** The filters that say something of the goods that are wanted. */
const wishKeys = ['country', 'cate', 'price', 'moq'] as const;

/** Suppliers whom one inquiry from a page goes to at most; as many as a request invites. */
export const askedCompanies = 20;

/** The address of a request's form that opens filled in. */
export function askAddress({ product, companies = [], keyword, wish = {} }: Asked): string {
  const query = new URLSearchParams();
  if (product !== undefined) query.set('product', [product].flat().join(','));
  const asked = [...new Set(companies)].slice(0, askedCompanies);
  if (asked.length > 0) query.set('companies', asked.join(','));
  if (keyword !== undefined) query.set('keyword', keyword);
  const filters = stateQuery(wishKeys, wish).slice(1);
  return `${href('purchaseForm')}?${[query.toString(), filters].filter(Boolean).join('&')}`;
}

/** What filters brought to the address of a request's form. */
export const readWish = (search: string): ListState => parseState(search, wishKeys);

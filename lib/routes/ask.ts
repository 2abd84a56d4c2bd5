import { href } from './address';

type Asked = { product?: number; companies?: readonly number[]; keyword?: string };

/** Suppliers whom one inquiry from a page goes to at most. */
export const askedCompanies = 5;

/** The address of a request's form that opens filled in. */
export function askAddress({ product, companies = [], keyword }: Asked): string {
  const query = new URLSearchParams();
  if (product !== undefined) query.set('product', String(product));
  const asked = [...new Set(companies)].slice(0, askedCompanies);
  if (asked.length > 0) query.set('companies', asked.join(','));
  if (keyword !== undefined) query.set('keyword', keyword);
  return `${href('purchaseForm')}?${query}`;
}

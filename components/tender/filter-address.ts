import type { TenderCategory, TenderWay } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import type { TenderQuery } from '@/lib/tender/read-list';

/**
 * The address of the same tenders by another method and category, null for all: within a country or a search these are
 * filters, else each has its own address.
 */
export function filterAddress(
  { state, keyword, country }: Pick<TenderQuery, 'state' | 'keyword' | 'country'>,
  way: TenderWay | null,
  category: TenderCategory | null,
): string {
  const rest = { ...state, page: 1, way: null, division: null };
  const own = { ...rest, way, division: category };
  if (keyword !== undefined) return href('tenderSearch', { keyword }, own);
  if (country !== undefined) return href('tenderCountry', { country }, own);
  if (way) return href('tenderWay', { way }, { ...rest, division: category });
  return category ? href('tenderCategory', { cate: category }, rest) : href('tenderList', {}, rest);
}

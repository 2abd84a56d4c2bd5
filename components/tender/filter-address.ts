import type { TenderCategory, TenderWay } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import type { TenderQuery } from '@/lib/tender/read-list';

/**
 * Address of the same list with another method and category, null for all: filters within a country or search,
 * otherwise separate addresses.
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

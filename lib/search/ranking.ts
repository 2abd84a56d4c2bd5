import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { orderIn } from '@/lib/platform/routes/list-state';
import type { ListingQuery } from './types';

const orders = {
  comprehensive: sql`translated desc, quality desc`,
  popularity: sql`popularity desc, quality desc`,
  latest: sql`published_at desc`,
  hot: sql`hot desc, quality desc`,
  recommend: sql`recommend desc, quality desc`,
  // Only products have a price; those without one come last.
  priceAsc: sql`price_usd nulls last`,
  priceDesc: sql`price_usd desc nulls last`,
};
export const orderOf = ({ state }: ListingQuery): SQL => orderIn(orders, state.sort);
/** Views are in a separate table, with quality. */
export const isViewed = ({ state }: ListingQuery) => state.sort === 'popularity' || state.sort === 'hot';

/**
 * Relevance of a row, which searchStatement (lib/search/statement.ts) puts after matches in names: where words occur and how close to each
 * other, times listing quality.
 */
export const relevanceOf = (query: ListingQuery) =>
  sql`ts_rank('{0.05,0.1,0.3,1}', tsv, ${query.text?.rank ?? ''}::tsquery) * (0.75 + 0.5 * quality)`;

/** Whether rows are sorted by relevance: of many, only the best candidates, by name match and then quality. */
export const isRanked = ({ text, figures, state }: ListingQuery) =>
  (text !== null || figures.length > 0) && state.sort === 'comprehensive';

/**
 * Whether matches in names come before other matches, in any sort order. Only if few match: of many, a page is read via
 * the order's index.
 */
export const isNamesFirst = ({ text }: ListingQuery, total: number) =>
  text !== null && total <= config.search.candidates;

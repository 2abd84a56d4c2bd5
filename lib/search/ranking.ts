import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config, type Sort } from '@/lib/platform/config';
import type { ListingQuery } from './types';

const orders: Record<Exclude<Sort, 'deadline'>, SQL> = {
  comprehensive: sql`translated desc, quality desc`,
  popularity: sql`popularity desc, quality desc`,
  latest: sql`published_at desc`,
  hot: sql`hot desc, quality desc`,
  recommend: sql`recommend desc, quality desc`,
};
/** The sort order; 'deadline' only exists for tenders and never reaches these lists. */
export const orderOf = ({ state }: ListingQuery): SQL =>
  orders[state.sort === 'deadline' ? 'comprehensive' : state.sort];
/** Views are in a separate table, with quality. */
export const isViewed = ({ state }: ListingQuery) => state.sort === 'popularity' || state.sort === 'hot';

/** Relevance of a row: where words occur and how close to each other, times listing quality. */
export const relevanceOf = (query: ListingQuery) =>
  sql`ts_rank('{0.05,0.1,0.3,1}', tsv, ${query.text?.rank ?? ''}::tsquery) * (0.75 + 0.5 * quality)`;

/** Whether rows are sorted by relevance: of many, only the best candidates, by name match and then quality. */
export const isRanked = ({ text, state }: ListingQuery) => text !== null && state.sort === 'comprehensive';

/**
 * Whether matches in names come before other matches, in any sort order. Only if few match: of many, a page is read via
 * the order's index.
 */
export const isNamesFirst = ({ text }: ListingQuery, total: number) =>
  text !== null && total <= config.search.candidates;

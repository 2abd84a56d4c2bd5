import 'server-only';
import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { nearest } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { lastPage } from '@/lib/search/queries';
import { zonedCards } from './card/queries';
import { findZoned, type KeywordMatch, type ZonedSource } from './listing/queries';
import { searchZoned, zonedGround } from './search/queries';
import type { LaunchCard, LaunchPage } from './types';
import { isPublicLaunch, launchFrom } from './visibility';

const source: ZonedSource = {
  id: sql`l.id`,
  worldwide: sql`l.worldwide`,
  publishedAt: sql`l.published_at`,
  from: launchFrom,
  isPublic: isPublicLaunch,
  countries: 'launch_country',
  translations: 'launch_translation',
  key: 'launch_id',
  taken: sql`'{}'::text[]`,
  ownText: nearest('slogan'),
};
/** Search scope: public launches. */
export const launchGround = zonedGround(source);

const listCardsOf = async (locale: Locale, ids: readonly number[]): Promise<LaunchCard[]> =>
  (await zonedCards(source, locale, ids)).map(({ row: _, ...card }) => card);

/**
 * A page of public launches with its facets.
 * @param size results a page
 * @param keyword words of the product or of the slogan; all launches where it is left out
 */
export async function listLaunches(
  locale: Locale,
  state: ListState,
  size: number,
  keyword?: string,
): Promise<LaunchPage> {
  const run = (match?: KeywordMatch) => findZoned(database(), source, locale, state, size, match);
  const found =
    keyword === undefined
      ? { ...(await run()), mended: null }
      : await searchZoned(database(), source, locale, keyword, run);
  const { ids, total, facets, mended } = found;
  return { items: await listCardsOf(locale, ids), total, pages: lastPage(total, size), facets, mended };
}

/** The newest public launches. */
export async function listLatestLaunches(locale: Locale, limit: number): Promise<LaunchCard[]> {
  const { ids } = await findZoned(database(), source, locale, { ...emptyState, sort: 'latest' }, limit);
  return listCardsOf(locale, ids);
}

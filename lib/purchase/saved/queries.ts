import 'server-only';
import { and, arrayContains, asc, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { demoRequest } from '@/lib/platform/db/schema/demo';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import { portalSearch } from '@/lib/platform/db/schema/search';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { compoundsOf } from '@/lib/platform/search/spelling';
import { type Compounds, keywordText } from '@/lib/platform/search/tsquery';
import { isListed } from '../queries';
import { savedLimits } from './constants';
import type { SavedSearch } from './schema';

type SavedRow = typeof savedSearch.$inferSelect;
/** A search, with the time from which requests count as new. */
type SearchSince = Pick<SavedRow, 'id' | 'words' | 'countryCode' | 'categoryId' | 'incoterm'> & { since: Date };

/** SQL condition for all words, whole; null if nothing can match. */
async function matchesAll(site: Locale, words: string, compounds: Compounds): Promise<SQL | null> {
  const { any } = await keywordText(database(), site, words, compounds);
  return any === '' ? null : sql`${portalSearch.tsv} @@ ${any}::tsquery`;
}

const countOf = (
  site: Locale,
  { id, countryCode, categoryId, incoterm, since }: SearchSince,
  words: SQL | undefined,
) => {
  const found = database()
    .select({ id: purchaseRequest.id })
    .from(portalSearch)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, portalSearch.subjectId))
    // Demo requests are republished daily, so they are never new.
    .leftJoin(demoRequest, eq(demoRequest.requestId, purchaseRequest.id))
    .where(
      and(
        eq(portalSearch.locale, site),
        eq(portalSearch.kind, 'purchase'),
        eq(portalSearch.channel, 'purchase'),
        gt(portalSearch.publishedAt, since),
        isListed(new Date()),
        isNull(demoRequest.requestId),
        countryCode === null ? undefined : eq(purchaseRequest.countryCode, countryCode),
        categoryId === null ? undefined : arrayContains(portalSearch.categoryIds, [categoryId]),
        incoterm === null ? undefined : eq(purchaseRequest.incoterm, incoterm),
        words,
      ),
    )
    .limit(savedLimits.counted)
    .as('found');
  return database()
    .select({ id: sql<number>`${id}::int`.as('id'), fresh: count() })
    .from(found);
};

/**
 * For each search, the number of public requests on a site newer than its `since`, by whole words, at most
 * `savedLimits.counted`. One statement, without facets.
 */
export async function countNew(site: Locale, searches: readonly SearchSince[]): Promise<ReadonlyMap<number, number>> {
  const worded = searches.map(({ words }) => words).join(' ');
  const compounds: Compounds = site === 'de' ? await compoundsOf(database(), site, worded) : new Map();
  const counts = [];
  for (const search of searches) {
    const words = search.words === '' ? undefined : await matchesAll(site, search.words, compounds);
    if (words !== null) counts.push(countOf(site, search, words));
  }
  const [first, second, ...rest] = counts;
  if (!first) return new Map();
  const found = await (second ? unionAll(first, second, ...rest) : first);
  return new Map(found.map(({ id, fresh }) => [id, fresh]));
}

type Counts = ReadonlyMap<number, number>;
type CachedCounts = { of: string; until: number; counts: Counts };

// In insertion order, for evicting the oldest.
const cache = new Map<number, CachedCounts>();

/**
 * Counts of an account's searches, cached until they expire or the searches change.
 * @param of identifies what is counted
 * @param now milliseconds
 */
async function cachedCounts(accountId: number, of: object, work: () => Promise<Counts>, now: number): Promise<Counts> {
  const key = JSON.stringify(of);
  const last = cache.get(accountId);
  if (last && last.of === key && last.until > now) return last.counts;
  const counts = await work();
  cache.delete(accountId);
  cache.set(accountId, { of: key, until: now + savedLimits.keptSeconds * 1000, counts });
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size > savedLimits.keptAccounts) cache.delete(oldest);
  return counts;
}

/**
 * The actor's searches in the order saved, with the number of new results, at most a minute old unless a search was
 * changed.
 * @throws AppError forbidden by role, tooManyRequests
 */
export async function listSearches(
  actor: SupplierActor,
  site: Locale,
  now = Date.now(),
): Promise<{ items: SavedSearch[] }> {
  assertMayDo(actor, 'quotation');
  const { accountId } = actor;
  await countTry('savedList', String(accountId));
  const found = await database()
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(asc(savedSearch.id));
  const searches = found.map(({ seenAt, ...row }) => ({ ...row, since: seenAt }));
  const fresh = await cachedCounts(accountId, { site, searches }, () => countNew(site, searches), now);
  const items = found.map(({ id, name, words, countryCode, categoryId, incoterm, createdAt }) => ({
    ...{ id, name, words, country: countryCode, categoryId, incoterm },
    fresh: fresh.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
  return { items };
}

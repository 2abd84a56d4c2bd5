import 'server-only';
import { asc, eq, inArray } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { db } from '@/lib/db/client';
import { demoRequest } from '@/lib/db/schema/demo';
import { savedSearch } from '@/lib/db/schema/saved-search';
import type { Locale } from '@/lib/i18n/site';
import { emptyState } from '@/lib/routes/list-state';
import { findPurchases } from '../public';
import { savedLimits } from './constants';
import type { SavedSearch } from './schema';

type SavedRow = typeof savedSearch.$inferSelect;

/** How many public requests a search finds on a site that came after an instant, counted up to `savedLimits.counted`. */
export async function countNew(
  site: Locale,
  { words, countryCode, categoryId, incoterm }: Pick<SavedRow, 'words' | 'countryCode' | 'categoryId' | 'incoterm'>,
  since: Date,
): Promise<number> {
  const state = {
    ...emptyState,
    sort: 'latest' as const,
    country: countryCode === null ? [] : [countryCode.toLowerCase()],
    cate: categoryId === null ? [] : [categoryId],
    incoterm,
  };
  const { items } = await findPurchases(site, words === '' ? undefined : words, state, savedLimits.counted);
  const later = items.filter(({ publishedAt }) => Date.parse(publishedAt) > since.getTime()).map(({ id }) => id);
  // Requests of the demo are published anew every day, and new on none.
  return later.length - (await db().$count(demoRequest, inArray(demoRequest.requestId, later)));
}

/**
 * The actor's searches in the order in which they were kept, with how much is new since the actor looked.
 * @throws AppError forbidden by role
 */
export async function listSearches(actor: SupplierActor, site: Locale): Promise<{ items: SavedSearch[] }> {
  assertMayDo(actor, 'quotation');
  const found = await db()
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, actor.accountId))
    .orderBy(asc(savedSearch.id));
  const items: SavedSearch[] = [];
  for (const row of found) {
    const { id, name, words, countryCode, categoryId, incoterm, createdAt } = row;
    const fresh = await countNew(site, row, row.seenAt);
    items.push({
      id,
      name,
      words,
      country: countryCode,
      categoryId,
      incoterm,
      fresh,
      createdAt: createdAt.toISOString(),
    });
  }
  return { items };
}

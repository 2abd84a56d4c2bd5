import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { db } from '@/lib/db/client';
import { savedSearch } from '@/lib/db/schema/saved-search';
import type { Locale } from '@/lib/i18n/site';
import { countTry } from '@/lib/limit/count';
import { countNew } from './count';
import { keptCounts } from './kept';
import type { SavedSearch } from './schema';

/**
 * The actor's searches in the order in which they were kept, with how much is new since the actor looked: as of a minute
 * ago at most, unless one of them changed.
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
  const found = await db()
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(asc(savedSearch.id));
  const asked = found.map(({ seenAt, ...row }) => ({ ...row, since: seenAt }));
  const fresh = await keptCounts(accountId, { site, asked }, () => countNew(site, asked), now);
  const items = found.map(({ id, name, words, countryCode, categoryId, incoterm, createdAt }) => ({
    ...{ id, name, words, country: countryCode, categoryId, incoterm },
    fresh: fresh.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
  return { items };
}

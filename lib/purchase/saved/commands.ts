import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { category, country } from '@/lib/platform/db/schema/reference';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { savedLimits } from './constants';
import type { SavedInput } from './schema';

const own = ({ accountId }: SupplierActor, id: number) =>
  and(eq(savedSearch.id, id), eq(savedSearch.accountId, accountId));

/** @throws AppError badRequest at an unknown country or category */
async function assertKnown(tx: Transaction, input: SavedInput): Promise<void> {
  const isCountry = input.country === null || (await tx.$count(country, eq(country.code, input.country))) > 0;
  if (!isCountry) throw new AppError('badRequest', [{ field: 'search.country', key: 'choice' }]);
  const isCategory = input.categoryId === null || (await tx.$count(category, eq(category.id, input.categoryId))) > 0;
  if (!isCategory) throw new AppError('badRequest', [{ field: 'search.categoryId', key: 'choice' }]);
}

/**
 * Saves a search of the actor's, new or existing; its current results count as seen.
 * @throws AppError forbidden by role, notFound for another's, badRequest at country or category, conflict id:savedCap
 * over `savedLimits.searches`
 */
export async function saveSearch(
  actor: SupplierActor,
  { id, search }: { id: number | null; search: SavedInput },
  now = new Date(),
): Promise<{ id: number }> {
  assertMayDo(actor, 'quotation');
  const { country: countryCode, ...fields } = search;
  const values = { ...fields, countryCode, seenAt: now, toldUntil: now };
  return transaction(async (tx) => {
    await assertKnown(tx, search);
    if (id !== null) {
      const [changed] = await tx
        .update(savedSearch)
        .set(values)
        .where(own(actor, id))
        .returning({ id: savedSearch.id });
      if (!changed) throw new AppError('notFound');
      return changed;
    }
    // Lock, so that two tabs cannot exceed the limit together.
    await tx.select({ id: account.id }).from(account).where(eq(account.id, actor.accountId)).for('update');
    const savedCount = await tx.$count(savedSearch, eq(savedSearch.accountId, actor.accountId));
    if (savedCount >= savedLimits.searches) throw new AppError('conflict', [{ field: 'id', key: 'savedCap' }]);
    const [inserted] = await tx
      .insert(savedSearch)
      .values({ ...values, accountId: actor.accountId })
      .returning({ id: savedSearch.id });
    if (!inserted) throw new AppError('internal');
    return inserted;
  });
}

/** @throws AppError forbidden by role, notFound if not the actor's */
export async function deleteSearch(actor: SupplierActor, id: number): Promise<null> {
  assertMayDo(actor, 'quotation');
  const deleted = await database().delete(savedSearch).where(own(actor, id)).returning({ id: savedSearch.id });
  if (deleted.length === 0) throw new AppError('notFound');
  return null;
}

/** @throws AppError forbidden by role, notFound if not the actor's */
export async function readSearch(actor: SupplierActor, id: number, now = new Date()): Promise<null> {
  assertMayDo(actor, 'quotation');
  const read = await database()
    .update(savedSearch)
    .set({ seenAt: now })
    .where(own(actor, id))
    .returning({ id: savedSearch.id });
  if (read.length === 0) throw new AppError('notFound');
  return null;
}

import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import type { Db } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationNote } from '@/lib/platform/db/schema/quotation';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { lockOwnRequest } from '@/lib/purchase/lock';
import { criteria, usualWeights, type Weights } from '@/lib/quotation/score';
import { latestRates } from '@/lib/reference/queries';

/** Stored weights completed for all criteria; the defaults if none are stored. */
export const weightsOf = (stored: Record<string, number> | null): Weights => {
  if (stored === null) return usualWeights;
  return Object.fromEntries(criteria.map((criterion) => [criterion, stored[criterion] ?? 0])) as Weights;
};

/** Stores the current rates of the currencies quoted for a request, on its award; they then stay frozen. */
export async function freezeRates(
  tx: Transaction,
  requestId: number,
  currency: string | null,
): Promise<ExchangeRate[]> {
  const quoted = await tx
    .selectDistinct({ currency: quotation.currency })
    .from(quotation)
    .where(eq(quotation.requestId, requestId));
  const currencies = new Set([...quoted.map((one) => one.currency), currency]);
  const rates = (await latestRates(tx)).filter((rate) => currencies.has(rate.currency));
  await tx.update(purchaseRequest).set({ rates }).where(eq(purchaseRequest.id, requestId));
  return rates;
}

/**
 * Sets the weights of the comparison criteria of an own request.
 * @throws AppError notFound
 */
export const saveWeights = (actor: PurchaserActor, requestId: number, weights: Weights): Promise<null> =>
  transaction(async (tx) => {
    await lockOwnRequest(tx, actor, requestId);
    await tx.update(purchaseRequest).set({ weights }).where(eq(purchaseRequest.id, requestId));
    return null;
  });

/** The buyer's notes on some quotations, by id. */
export async function notesOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { text: string; revision: number }>();
  const found = await db
    .select()
    .from(quotationNote)
    .where(inArray(quotationNote.quotationId, [...ids]));
  return new Map(found.map(({ quotationId, text, revision }) => [quotationId, { text, revision }]));
}

/**
 * Saves the actor's private note on a quotation for an own request.
 * @param read revision of the note that was read; 0 without one
 * @throws AppError notFound, conflict revision:changed if saved in another window meanwhile
 */
export const saveNote = (
  actor: PurchaserActor,
  id: number,
  { read, text }: { read: number; text: string },
): Promise<{ revision: number }> =>
  transaction(async (tx) => {
    const [found] = await tx.select({ requestId: quotation.requestId }).from(quotation).where(eq(quotation.id, id));
    if (!found) throw new AppError('notFound');
    await lockOwnRequest(tx, actor, found.requestId);
    const changed = new AppError('conflict', [{ field: 'revision', key: 'changed' }]);
    const revision = read + 1;
    const written =
      read === 0
        ? await tx.insert(quotationNote).values({ quotationId: id, text, revision }).onConflictDoNothing().returning()
        : await tx
            .update(quotationNote)
            .set({ text, revision })
            .where(and(eq(quotationNote.quotationId, id), eq(quotationNote.revision, read)))
            .returning();
    if (written.length === 0) throw changed;
    return { revision };
  });

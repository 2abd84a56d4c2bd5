import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationRevision, undoneAward } from '@/lib/platform/db/schema/quotation';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { type Reason, reasonValues } from '@/lib/platform/reason/schema';
import { purchaseLimits } from '@/lib/purchase/constants';
import type { RequestRow } from '@/lib/purchase/lock';
import { notifyBuyer, notifyFollowers, notifySupplier } from '@/lib/purchase/notice';
import { undoEnd } from '@/lib/purchase/rules';
import { moveRequest, settlePlaces } from '@/lib/purchase/transition';
import { moveQuotation } from '../commands';
import type { UndoKey } from '../constants';
import { lockQuotation } from '../lock';
import type { QuotationRow } from '../write';

/** @throws AppError conflict state:quotationState for what was not accepted, state:undoOver after its time, badRequest over the number of times */
async function assertUndoable(
  tx: Transaction,
  actor: MemberActor,
  { request, row }: { request: RequestRow; row: QuotationRow },
  now: Date,
): Promise<Date> {
  const end = undoEnd(request);
  if (row.state !== 'accepted' || end === null || request.endedAt === null)
    throw new AppError('conflict', [{ field: 'state', key: 'quotationState' }]);
  if (end <= now) throw new AppError('conflict', [{ field: 'state', key: `undoOver:${purchaseLimits.undoDays}` }]);
  if (actor.kind === 'purchaser') {
    const ofRequest = tx.select({ id: quotation.id }).from(quotation).where(eq(quotation.requestId, request.id));
    const own = and(inArray(undoneAward.quotationId, ofRequest), eq(undoneAward.undoneBy, actor.kind));
    if ((await tx.$count(undoneAward, own)) >= purchaseLimits.undos)
      throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
  }
  return request.endedAt;
}

/** Makes a quotation ended by the award live again if still valid, else expired. */
async function restore(tx: Transaction, row: QuotationRow, now: Date): Promise<QuotationRow['state']> {
  const versions = await tx.$count(quotationRevision, eq(quotationRevision.quotationId, row.id));
  const event = row.validUntil <= now ? 'lapse' : versions > 1 ? 'restoreRevised' : 'restore';
  return moveQuotation(tx, null, row, event, now);
}

/**
 * Undoes an award, by its buyer or winner: the request is closed again, valid quotations are live again, all are
 * notified; contacts stay disclosed. `withdraw`: the winner withdraws. docs/domain.md, rule 37. @throws AppError
 * forbidden by role, notFound, conflict state:quotationState, state:undoOver, badRequest over the number of times
 */
export const undoAward = (
  actor: MemberActor,
  id: number,
  { key, text, withdraw }: Reason<UndoKey> & { withdraw: boolean },
  now = new Date(),
): Promise<null> => {
  if (actor.kind === 'supplier') assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const { request, row: winner } = await lockQuotation(tx, id, actor);
    const awardedAt = await assertUndoable(tx, actor, { request, row: winner }, now);
    const closed = await moveRequest(tx, actor, request, actor.kind === 'purchaser' ? 'undo' : 'stepBack', now);
    // Until the next award the comparison uses the latest rates again.
    await tx.update(purchaseRequest).set({ rates: null }).where(eq(purchaseRequest.id, request.id));
    await tx
      .insert(undoneAward)
      .values({ quotationId: id, awardedAt, undoneAt: now, undoneBy: actor.kind, undoKey: key, undoReason: text });
    const passedOver = await tx
      .select()
      .from(quotation)
      .where(and(eq(quotation.requestId, request.id), eq(quotation.state, 'notSelected')))
      .orderBy(asc(quotation.id))
      .for('update');
    const state = await restore(tx, winner, now);
    const leaves = actor.kind === 'supplier' && withdraw && state !== 'expired';
    if (leaves) await moveQuotation(tx, actor, { ...winner, state }, 'withdraw', now);
    const live = state === 'expired' ? 'no' : 'yes';
    if (actor.kind === 'purchaser')
      await notifySupplier(tx, request, winner, 'awardUndone', { ...reasonValues({ key, text }), live });
    else
      await notifyBuyer(tx, request, 'quotationSteppedBack', {
        ...reasonValues({ key, text }),
        live: leaves ? 'no' : live,
        supplier: winner.companyId,
      });
    for (const row of passedOver) {
      const isLive = (await restore(tx, row, now)) !== 'expired';
      const values = { live: isLive ? 'yes' : 'no', date: { instant: row.validUntil.toISOString() } };
      await notifySupplier(tx, request, row, 'quotationRestored', values);
    }
    await notifyFollowers(tx, request, 'followedUndone', [winner, ...passedOver]);
    await settlePlaces(tx, closed, now);
    return null;
  });
};

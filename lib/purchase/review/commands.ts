import 'server-only';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { notifyAccount } from '@/lib/notification/notice';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { purchaseContactClaim } from '@/lib/platform/db/schema/purchase';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { assertRead } from '@/lib/platform/revision/commands';
import { href } from '@/lib/platform/routes/address';
import { notifyInvited } from '@/lib/purchase/correspondence/commands';
import { refreshShown } from '@/lib/purchase/refresh';
import { lockRequest, type RequestRow } from '../lock';
import { notifyBuyer, titlesOf } from '../notice';
import { moveRequest } from '../transition';
import type { ContactClaimState } from '../types';

/** The request to decide on, and the revision that was read. */
export type ReadRequest = { id: number; revision: number };

/** Locks a request, provided its revision is the one that was read. */
async function lockRead(tx: Transaction, actor: StaffActor, { id, revision }: ReadRequest): Promise<RequestRow> {
  const request = await lockRequest(tx, id);
  if (request.state === 'draft') throw new AppError('conflict', [{ field: 'id', key: 'takenBack' }]);
  await assertRead(tx, actor, { kind: 'purchase', id }, revision);
  return request;
}

/**
 * Publishes a new buyer's request after review; its own dates stay. docs/domain.md, rule 19. @throws AppError forbidden
 * by role, notFound, conflict id:takenBack if withdrawn, revision:changed, state:requestState if not under review,
 * validUntil:dayPast if it has expired
 */
export async function approvePurchase(actor: StaffActor, read: ReadRequest, now = new Date()): Promise<null> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const request = await lockRead(tx, actor, read);
    if (request.state === 'pending' && request.validUntil !== null && request.validUntil <= now)
      throw new AppError('conflict', [{ field: 'validUntil', key: 'dayPast' }]);
    const opened = await moveRequest(tx, actor, request, 'approve', now);
    await notifyInvited(tx, opened);
    await notifyBuyer(tx, opened, 'purchaseApproved');
    return null;
  });
}

/**
 * Rejects a new buyer's request with a reason; it becomes a draft again.
 * @param reason in the buyer's language
 * @throws AppError as `approvePurchase`, except for its validity
 */
export async function rejectPurchase(
  actor: StaffActor,
  read: ReadRequest,
  reason: string,
  now = new Date(),
): Promise<null> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const request = await lockRead(tx, actor, read);
    await moveRequest(tx, actor, request, 'reject', now, reason);
    await notifyBuyer(tx, request, 'purchaseRejected', { reason });
    return null;
  });
}

/**
 * Decides on a contact claim: the text stays visible, or is hidden again; the author is notified of a rejection, and of
 * its reversal. `read`: the state that was read. @throws AppError forbidden by role, notFound, conflict
 * revision:changed if decided meanwhile
 */
export const decideClaim = (
  actor: StaffActor,
  id: number,
  { state, read }: { state: Exclude<ContactClaimState, 'claimed'>; read: ContactClaimState },
  now = new Date(),
): Promise<null> => {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const [found] = await tx.select().from(purchaseContactClaim).where(eq(purchaseContactClaim.id, id));
    if (!found) throw new AppError('notFound');
    const request = await lockRequest(tx, found.requestId);
    const [decided] = await tx
      .update(purchaseContactClaim)
      .set({ state, decidedAt: now })
      .where(and(eq(purchaseContactClaim.id, id), eq(purchaseContactClaim.state, read)))
      .returning();
    if (!decided) throw new AppError('conflict', [{ field: 'revision', key: 'changed' }]);
    await refreshShown(tx, request.id);
    await writeAudit(tx, actor, {
      action: state === 'hidden' ? 'purchase.hideContact' : 'purchase.showContact',
      targetId: request.id,
      companyId: found.companyId,
    });
    if (state === 'approved' && read !== 'hidden') return null;
    const type = state === 'hidden' ? 'purchaseContactHidden' : 'purchaseContactShown';
    const values = { contact: found.text };
    if (found.companyId === null) await notifyBuyer(tx, request, type, values);
    else if (found.accountId !== null) {
      const titleFor = await titlesOf(tx, request);
      await notifyAccount(tx, found.accountId, {
        type,
        values: (site) => ({ title: titleFor(site), ...values }),
        path: href('supplierPurchaseQuote', { id: request.id }),
      });
    }
    return null;
  });
};

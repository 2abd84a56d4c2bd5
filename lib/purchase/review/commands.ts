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
import { tellInvited } from '@/lib/purchase/correspondence/commands';
import { refreshShown } from '@/lib/purchase/refresh';
import { lockRequest, type RequestRow } from '../lock';
import { tellBuyer, titlesOf } from '../notice';
import { moveRequest } from '../transition';
import type { ContactClaimState } from '../types';

/** Which request is decided about, and what of it was read. */
export type ReadRequest = { id: number; revision: number };

/** Holds a request, of which a decision is about nothing but what was read. */
async function lockRead(tx: Transaction, actor: StaffActor, { id, revision }: ReadRequest): Promise<RequestRow> {
  const request = await lockRequest(tx, id);
  if (request.state === 'draft') throw new AppError('conflict', [{ field: 'id', key: 'takenBack' }]);
  await assertRead(tx, actor, { kind: 'purchase', id }, revision);
  return request;
}

/**
 * Opens what a new buyer published to suppliers; its own dates hold. docs/domain.md, rule 19.
 * @throws AppError forbidden by role, notFound, conflict id:takenBack where its buyer took it back, conflict revision:changed
 * where it was changed since it was read, conflict state:requestState where it does not wait, conflict validUntil:dayPast
 * where its validity ended meanwhile
 */
export async function approvePurchase(actor: StaffActor, read: ReadRequest, now = new Date()): Promise<null> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const request = await lockRead(tx, actor, read);
    if (request.state === 'pending' && request.validUntil !== null && request.validUntil <= now)
      throw new AppError('conflict', [{ field: 'validUntil', key: 'dayPast' }]);
    const opened = await moveRequest(tx, actor, request, 'approve', now);
    await tellInvited(tx, opened);
    await tellBuyer(tx, opened, 'purchaseApproved');
    return null;
  });
}

/**
 * Sends back what a new buyer published, with why; it is a draft again and loses nothing.
 * @param reason in the language that the buyer reads
 * @throws AppError as `approvePurchase`, but for its validity
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
    await tellBuyer(tx, request, 'purchaseRejected', { reason });
    return null;
  });
}

/**
 * Decides about a text of which its author says that it is no contact: it stays shown, or is hidden again. The author is
 * told of what is hidden, and of what is shown after all.
 * @param read the state that was read
 * @throws AppError forbidden by role, notFound, conflict revision:changed where another decided since
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
    if (found.companyId === null) await tellBuyer(tx, request, type, values);
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

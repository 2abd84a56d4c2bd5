import 'server-only';
import type { StaffActor } from '@/lib/auth/actor';
import { assertStaff } from '@/lib/auth/rules';
import { type Transaction, transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { assertRead } from '@/lib/revision/commands';
import { tellInvited } from '../correspondence';
import { lockRequest, type RequestRow } from '../lock';
import { tellBuyer } from '../notice';
import { moveRequest } from '../transition';

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

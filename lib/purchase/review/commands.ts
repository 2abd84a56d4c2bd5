import 'server-only';
import type { StaffActor } from '@/lib/auth/actor';
import { assertStaff } from '@/lib/auth/rules';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { tellInvited } from '../correspondence';
import { lockRequest } from '../lock';
import { tellBuyer } from '../notice';
import { moveRequest } from '../transition';

/**
 * Opens what a new buyer published to suppliers; its own dates hold. docs/domain.md, rule 19.
 * @throws AppError forbidden by role, notFound, conflict state:requestState where it does not wait, conflict
 * validUntil:dayPast where its validity ended meanwhile
 */
export async function approvePurchase(actor: StaffActor, id: number, now = new Date()): Promise<null> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const request = await lockRequest(tx, id);
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
 * @throws AppError forbidden by role, notFound, conflict state:requestState where it does not wait
 */
export async function rejectPurchase(actor: StaffActor, id: number, reason: string, now = new Date()): Promise<null> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    await moveRequest(tx, actor, request, 'reject', now, reason);
    await tellBuyer(tx, request, 'purchaseRejected', { reason });
    return null;
  });
}

import 'server-only';
import { eq } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { assertRead } from '@/lib/platform/revision/commands';
import { titleOf } from '@/lib/purchase/notice';
import { approvePurchase, rejectPurchase } from '@/lib/purchase/review/commands';
import { decidedAlready, hold } from '../hold/commands';
import { subjectOf } from '../hold/subject';
import type { DelayedCall } from '../hold/types';
import type { PurchaseDecision } from '../schema';

/** Approves or rejects a new buyer's request, by its noun's command. */
export const decidePurchase = (actor: StaffActor, { decision, reason, ...read }: PurchaseDecision): Promise<null> =>
  decision === 'approve' ? approvePurchase(actor, read) : rejectPurchase(actor, read, reason);

/**
 * Decides on a new buyer's request, carried out after the undo period. docs/decisions/0023-staff-undo.md.
 * @throws AppError forbidden by role, notFound, conflict if not waiting or with a decision pending, revision:changed,
 * validUntil:dayPast when approving an expired one
 */
export async function holdPurchase(actor: StaffActor, input: PurchaseDecision, now = new Date()): Promise<DelayedCall> {
  assertStaff(actor, 'reviewer');
  const { id, decision, revision } = input;
  const [found] = await database().select().from(purchaseRequest).where(eq(purchaseRequest.id, id));
  if (!found || (found.state === 'draft' && found.publishedAt === null)) throw new AppError('notFound');
  if (found.state === 'draft') throw new AppError('conflict', [{ field: 'id', key: 'takenBack' }]);
  if (found.state !== 'pending') throw decidedAlready();
  await assertRead(database(), actor, { kind: 'purchase', id }, revision);
  if (decision === 'approve' && found.validUntil !== null && found.validUntil <= now)
    throw new AppError('conflict', [{ field: 'validUntil', key: 'dayPast' }]);
  const title = await transaction((tx) => titleOf(tx, found));
  const prepared = { subject: subjectOf.purchase(id), command: 'purchase', action: `purchase.${decision}` } as const;
  return hold(actor, { ...prepared, input, targetId: id, companyId: null, title }, now);
}

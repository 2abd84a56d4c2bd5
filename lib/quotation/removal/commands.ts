import 'server-only';
import { eq } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { quotation } from '@/lib/platform/db/schema/quotation';
import type { Transaction } from '@/lib/platform/db/transaction';
import { canHappen } from '@/lib/platform/life-cycle';
import type { RequestRow } from '@/lib/purchase/lock';
import { notifyBuyer, notifySupplier } from '@/lib/purchase/notice';
import { purchaseLife } from '@/lib/purchase/rules';
import { moveRequest, settlePlaces } from '@/lib/purchase/transition';
import { moveQuotation } from '@/lib/quotation/commands';
import { noBidder, passOverRest } from '@/lib/quotation/outcome/commands';
import { quotationLife } from '@/lib/quotation/rules';

/** Removes a locked request, with a reason for its buyer; all bidders are notified. Does nothing if it has ended. */
export async function removePurchase(
  tx: Transaction,
  actor: StaffActor,
  request: RequestRow,
  reason: string,
  now: Date,
): Promise<void> {
  if (!canHappen(purchaseLife, 'remove', request.state)) return;
  const removed = await moveRequest(tx, actor, request, 'remove', now, reason);
  await notifyBuyer(tx, request, 'purchaseRemoved', { reason });
  await passOverRest(tx, removed, noBidder, now, { values: { outcome: 'removed' } });
}

/** Ends a quotation of a locked request, with a reason for its supplier. Does nothing if it has ended. */
export async function removeQuotation(
  tx: Transaction,
  actor: StaffActor,
  request: RequestRow,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  const [row] = await tx.select().from(quotation).where(eq(quotation.id, id)).for('update');
  if (!row || !canHappen(quotationLife, 'remove', row.state)) return;
  await moveQuotation(tx, actor, row, 'remove', now);
  await notifySupplier(tx, request, row, 'quotationRemoved', { reason });
  await settlePlaces(tx, request, now);
}

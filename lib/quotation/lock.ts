import 'server-only';
import { eq } from 'drizzle-orm';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { quotation } from '@/lib/platform/db/schema/quotation';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { lockOwnRequest, lockRequest, type RequestRow } from '@/lib/purchase/lock';
import type { QuotationRow } from './write';

/**
 * Locks a quotation of the actor, or for the actor's request, and its request, the request first.
 * @throws AppError notFound
 */
export async function lockQuotation(
  tx: Transaction,
  id: number,
  owner: SupplierActor | PurchaserActor,
): Promise<{ request: RequestRow; row: QuotationRow }> {
  const [found] = await tx
    .select({ requestId: quotation.requestId, companyId: quotation.companyId })
    .from(quotation)
    .where(eq(quotation.id, id));
  if (!found || (owner.kind === 'supplier' && found.companyId !== owner.companyId)) throw new AppError('notFound');
  const request =
    owner.kind === 'supplier'
      ? await lockRequest(tx, found.requestId)
      : await lockOwnRequest(tx, owner, found.requestId);
  const [row] = await tx.select().from(quotation).where(eq(quotation.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  return { request, row };
}

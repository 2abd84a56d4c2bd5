import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { AppError } from '@/lib/errors';
import type { StorageSettings } from '@/lib/storage/settings';
import { addressOf, getUploads } from '@/lib/upload/queries';

/**
 * The address, for a few minutes, of a file that came with a quotation for one of the actor's own requests.
 * @throws AppError notFound for any other
 */
export async function findQuotationFile(
  storage: StorageSettings,
  actor: PurchaserActor,
  id: number,
  key: string,
): Promise<string> {
  const [found] = await db()
    .select({ attachments: quotation.attachments })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(and(eq(quotation.id, id), eq(purchaseRequest.accountId, actor.accountId)));
  const [file] = found?.attachments.includes(key) ? await getUploads(db(), [key]) : [];
  if (!file) throw new AppError('notFound');
  return addressOf(storage, file);
}

import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { AppError } from '@/lib/platform/errors';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { listWholeVersions } from '@/lib/quotation/version/queries';
import { addressOf, getUploads } from '@/lib/upload/queries';

/** File keys of a quotation: for its buyer those of the current version, for its company those of every version. */
async function keysOf(actor: MemberActor, id: number): Promise<readonly string[]> {
  if (actor.kind === 'supplier') {
    const versions = await listWholeVersions(actor, id);
    const [own] = await database()
      .select({ attachments: quotation.attachments })
      .from(quotation)
      .where(and(eq(quotation.id, id), eq(quotation.companyId, actor.companyId)));
    return [...(own?.attachments ?? []), ...versions.flatMap((version) => version.quotation.attachments)];
  }
  const [received] = await database()
    .select({ attachments: quotation.attachments })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(and(eq(quotation.id, id), eq(purchaseRequest.accountId, actor.accountId)));
  return received?.attachments ?? [];
}

/**
 * A signed address, valid for a few minutes, of a quotation's file, for its buyer and its company.
 * @throws AppError forbidden by role, notFound for any other
 */
export async function findQuotationFile(
  storage: StorageSettings,
  actor: MemberActor,
  id: number,
  key: string,
): Promise<string> {
  const [file] = (await keysOf(actor, id)).includes(key) ? await getUploads(database(), [key]) : [];
  if (!file) throw new AppError('notFound');
  return addressOf(storage, file);
}

import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { MemberActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { AppError } from '@/lib/platform/errors';
import { defaultLocale } from '@/lib/platform/i18n/site';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { getPurchase } from '@/lib/purchase/queries';
import { assertPublished } from '@/lib/standing/gate';
import { addressOf, getUploads } from '@/lib/upload/queries';

const keysOf = async (id: number): Promise<readonly string[]> =>
  (
    await database()
      .select({ keys: purchaseRequest.attachments })
      .from(purchaseRequest)
      .where(eq(purchaseRequest.id, id))
  )[0]?.keys ?? [];

/** The files of a request that the caller may see, by key and name. docs/domain.md, rule 21. */
export const listPurchaseFiles = async (id: number): Promise<{ key: string; name: string }[]> =>
  (await getUploads(database(), [...(await keysOf(id))])).map(({ key, name }) => ({ key, name }));

/** @throws AppError forbidden by role and for a company that is not public, notFound for a request that it does not see */
async function assertShownTo(actor: SupplierActor, id: number): Promise<void> {
  assertMayDo(actor, 'quotation');
  if (!(await getPurchase(defaultLocale, actor, id))) throw new AppError('notFound');
  await assertPublished(database(), actor.companyId);
}

/**
 * The address, for a few minutes, of a file that came with a request, for its buyer and for suppliers who see it.
 * @throws AppError forbidden by role and for a company that is not public, notFound for a request that the actor does
 * not see or own and for any other file
 */
export async function findPurchaseFile(
  storage: StorageSettings,
  actor: MemberActor,
  id: number,
  key: string,
): Promise<string> {
  if (actor.kind === 'supplier') await assertShownTo(actor, id);
  else {
    const isOwn = and(eq(purchaseRequest.id, id), eq(purchaseRequest.accountId, actor.accountId));
    if ((await database().$count(purchaseRequest, isOwn)) === 0) throw new AppError('notFound');
  }
  const [file] = (await keysOf(id)).includes(key) ? await getUploads(database(), [key]) : [];
  if (!file) throw new AppError('notFound');
  return addressOf(storage, file);
}

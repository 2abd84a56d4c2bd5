import 'server-only';
import { eq } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { db } from '@/lib/db/client';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { AppError } from '@/lib/errors';
import { defaultLocale } from '@/lib/i18n/site';
import { assertPublished } from '@/lib/standing/gate';
import type { StorageSettings } from '@/lib/storage/settings';
import { addressOf, getUploads } from '@/lib/upload/queries';
import { getPurchase } from './queries';

const keysOf = async (id: number): Promise<readonly string[]> =>
  (await db().select({ keys: purchaseRequest.attachments }).from(purchaseRequest).where(eq(purchaseRequest.id, id)))[0]
    ?.keys ?? [];

/** The files of a request that the caller may see, by key and name. docs/domain.md, rule 21. */
export const listPurchaseFiles = async (id: number): Promise<{ key: string; name: string }[]> =>
  (await getUploads(db(), [...(await keysOf(id))])).map(({ key, name }) => ({ key, name }));

/**
 * The address, for a few minutes, of a file that came with a request.
 * @throws AppError forbidden by role and for a company that is not public, notFound for a request that the company does
 * not see and for any other file
 */
export async function findPurchaseFile(
  storage: StorageSettings,
  actor: SupplierActor,
  id: number,
  key: string,
): Promise<string> {
  assertMayDo(actor, 'quotation');
  if (!(await getPurchase(defaultLocale, actor, id))) throw new AppError('notFound');
  await assertPublished(db(), actor.companyId);
  const [file] = (await keysOf(id)).includes(key) ? await getUploads(db(), [key]) : [];
  if (!file) throw new AppError('notFound');
  return addressOf(storage, file);
}

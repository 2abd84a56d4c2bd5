import { eq, sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import { productImport } from '@/lib/db/schema/product';
import { log } from '@/lib/log';
import { currentStorage } from '@/lib/storage/settings';
import { removeUnused } from '@/lib/upload/sweep';
import { dropUses } from '@/lib/upload/use';
import { worker } from './lease';
import { importSubject } from './subject';

/** The keys of the pictures that an import has brought and still keeps, and of the archive that they came in. */
export async function picturesOf(on: Executor, id: number): Promise<string[]> {
  const found = await rows<{ key: string }>(
    on,
    sql`select u.key from upload_use u join upload f on f.key = u.key
      where u.subject = ${importSubject(id)} and f.kind in ('picture', 'archive')`,
  );
  return found.map(({ key }) => key);
}

/**
 * Lets go the files of an import that is written or given up.
 * @returns its pictures and archive, for `removePictures` once the transaction is through
 */
export async function releaseFiles(on: Executor, id: number): Promise<string[]> {
  const pictures = await picturesOf(on, id);
  await dropUses(on, importSubject(id));
  return pictures;
}

/** The same, unless another process reads or has read the import meanwhile: then its files are that one's. */
export async function releaseUnread(on: Executor, id: number): Promise<string[]> {
  const { state, worker: holder } = productImport;
  const [row] = await on.select({ state, holder }).from(productImport).where(eq(productImport.id, id));
  const isTaken = row?.state === 'reading' && row.holder !== worker();
  return isTaken || ['asking', 'ready', 'writing'].includes(row?.state ?? '') ? [] : releaseFiles(on, id);
}

/**
 * Removes pictures that an import has brought and no product shows, and its archive. Nobody asks for them again, and
 * hundreds of files that nothing shows would keep their account from sending anything for a day. Nobody waits for it: a
 * store elsewhere is asked for each.
 */
export const removePictures = (pictures: readonly string[]): void => {
  removeUnused(currentStorage(), pictures).catch((error: Error) =>
    log().error({ err: error }, 'pictures of an import could not be removed'),
  );
};

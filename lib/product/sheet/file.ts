import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { productImport } from '@/lib/platform/db/schema/product';
import { log } from '@/lib/platform/log';
import { currentStorage } from '@/lib/platform/storage/settings';
import { removeUnused } from '@/lib/upload/sweep';
import { dropUses } from '@/lib/upload/usage/commands';
import { worker } from './lease';
import { importSubject } from './subject';

/** Keys of an import's files: its sheet, downloaded pictures, and their archive. */
export async function filesOf(db: Db, id: number): Promise<string[]> {
  const found = await rows<{ key: string }>(
    db,
    sql`select u.key from upload_use u join upload f on f.key = u.key
      where u.subject = ${importSubject(id)} and f.kind in ('sheet', 'picture', 'archive')`,
  );
  return found.map(({ key }) => key);
}

/**
 * Releases the files of a finished or dropped import.
 * @returns sheet, pictures and archive, for `removeFiles` after commit
 */
export async function releaseFiles(db: Db, id: number): Promise<string[]> {
  const files = await filesOf(db, id);
  await dropUses(db, importSubject(id));
  return files;
}

/** The same, unless another process has taken over the import and thus its files. */
export async function releaseUnread(db: Db, id: number): Promise<string[]> {
  const { state, worker: holder } = productImport;
  const [row] = await db.select({ state, holder }).from(productImport).where(eq(productImport.id, id));
  const isTaken = row?.state === 'reading' && row.holder !== worker();
  return isTaken || ['asking', 'ready', 'writing'].includes(row?.state ?? '') ? [] : releaseFiles(db, id);
}

/**
 * Removes a finished sheet, its archive, and pictures used by no product. Otherwise a day's imports would use up the
 * account's quota of unreferenced files. Not awaited: an external store needs a call for each file.
 */
export const removeFiles = (files: readonly string[]): void => {
  removeUnused(currentStorage(), files).catch((error: Error) =>
    log().error({ err: error }, 'files of an import could not be removed'),
  );
};

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

/** The keys of the files that an import keeps: its sheet, the pictures that it has brought, and their archive. */
export async function filesOf(db: Db, id: number): Promise<string[]> {
  const found = await rows<{ key: string }>(
    db,
    sql`select u.key from upload_use u join upload f on f.key = u.key
      where u.subject = ${importSubject(id)} and f.kind in ('sheet', 'picture', 'archive')`,
  );
  return found.map(({ key }) => key);
}

/**
 * Lets go the files of an import that is written or given up.
 * @returns its sheet, pictures and archive, for `removeFiles` once the transaction is through
 */
export async function releaseFiles(db: Db, id: number): Promise<string[]> {
  const files = await filesOf(db, id);
  await dropUses(db, importSubject(id));
  return files;
}

/** The same, unless another process reads or has read the import meanwhile: then its files are that one's. */
export async function releaseUnread(db: Db, id: number): Promise<string[]> {
  const { state, worker: holder } = productImport;
  const [row] = await db.select({ state, holder }).from(productImport).where(eq(productImport.id, id));
  const isTaken = row?.state === 'reading' && row.holder !== worker();
  return isTaken || ['asking', 'ready', 'writing'].includes(row?.state ?? '') ? [] : releaseFiles(db, id);
}

/**
 * Removes a sheet that is read, its archive, and pictures that it has brought and no product shows. Nobody asks for them
 * again, and the sheets and pictures of a day, which nothing shows, would keep their account from sending anything for
 * another. Nobody waits for it: a store elsewhere is asked for each.
 */
export const removeFiles = (files: readonly string[]): void => {
  removeUnused(currentStorage(), files).catch((error: Error) =>
    log().error({ err: error }, 'files of an import could not be removed'),
  );
};

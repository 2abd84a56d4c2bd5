import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { productImport } from '@/lib/platform/db/schema/product';
import { transaction } from '@/lib/platform/db/transaction';
import { filesOf, releaseFiles, releaseUnread, removeFiles } from '@/lib/product/sheet/file';
import { worker } from '@/lib/product/sheet/lease';
import type { SheetRefusalKey } from '@/lib/product/sheet/refusal';

/**
 * Ends the reading, unless the import was dropped or taken over; files in `keep` stay referenced until the rows are
 * written.
 */
export async function end(
  id: number,
  values: Partial<typeof productImport.$inferSelect>,
  store: (db: Db) => Promise<unknown>,
): Promise<void> {
  const obsolete = await transaction(async (tx) => {
    const [ended] = await tx
      .update(productImport)
      .set(values)
      .where(and(eq(productImport.id, id), eq(productImport.state, 'reading'), eq(productImport.worker, worker())))
      .returning({ id: productImport.id });
    if (!ended) return releaseUnread(tx, id);
    const brought = await filesOf(tx, id);
    await store(tx);
    return brought;
  });
  removeFiles(obsolete);
}

/** Ends it permanently, with the reason. */
export const fail = (id: number, key: SheetRefusalKey | 'sheetFailed', row = 1): Promise<void> =>
  end(id, { state: 'failed', errors: [{ row, column: '', key }], finishedAt: new Date() }, (db) =>
    releaseFiles(db, id),
  );

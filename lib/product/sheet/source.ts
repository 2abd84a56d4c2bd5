import 'server-only';
import { rm } from 'node:fs/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { SheetEncoding } from '@/lib/platform/csv/encoding';
import { database } from '@/lib/platform/db/client';
import { productImport } from '@/lib/platform/db/schema/product';
import { upload } from '@/lib/platform/db/schema/upload';
import type { Locale } from '@/lib/platform/i18n/site';
import { parsing } from '@/lib/platform/limit/table';
import { openObjects } from '@/lib/platform/storage/object-store';
import { currentStorage } from '@/lib/platform/storage/settings';
import { headingWords } from './column';
import { loadParameters } from './parameter';
import { readProductSheet, type SheetContent } from './reader';

/** An import without its content. */
export type ImportHead = Omit<typeof productImport.$inferSelect, 'content' | 'refused'>;

/** Thrown when the maximum of attempts is used up. */
class TooOften extends Error {}

/** Counts an attempt before it starts, so that one crashing this process counts too. @throws TooOften */
async function countAttempt(id: number): Promise<void> {
  const [counted] = await database()
    .update(productImport)
    .set({ attempts: sql`${productImport.attempts} + 1` })
    .where(and(eq(productImport.id, id), lt(productImport.attempts, parsing.attempts)))
    .returning({ attempts: productImport.attempts });
  if (!counted) throw new TooOften('its reading has failed as often as it may');
}

/**
 * Reads the sheet that an import was begun with.
 * @throws JobFailure, AppError as `readProductSheet`
 */
export async function readStored({
  id,
  file,
  accountId,
  companyId,
  locale,
  encoding,
}: ImportHead): Promise<SheetContent> {
  const storage = currentStorage();
  const place = { bucket: storage.privateBucket, key: file };
  const [sent] = await database().select({ mime: upload.mime }).from(upload).where(eq(upload.key, file));
  const path = await openObjects(storage).fetch(place, config.upload.kinds.sheet.bytes);
  if (!path) return { refusal: 'sheetBroken' };
  try {
    const begin = () => countAttempt(id);
    const headings = await headingWords(await loadParameters(database(), companyId));
    const known = { site: locale as Locale, encoding: encoding as SheetEncoding | null, headings };
    return await readProductSheet(
      { path, mime: sent?.mime ?? '', ...known },
      { account: `supplier:${accountId}`, begin },
    );
  } finally {
    await rm(path, { force: true });
  }
}

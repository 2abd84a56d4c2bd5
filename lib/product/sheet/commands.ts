import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import type { SheetEncoding } from '@/lib/platform/csv/encoding';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { productImport } from '@/lib/platform/db/schema/product';
import { upload } from '@/lib/platform/db/schema/upload';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { storableText } from '@/lib/platform/field/storable';
import type { Locale } from '@/lib/platform/i18n/site';
import { parsing } from '@/lib/platform/limit/table';
import { log } from '@/lib/platform/log';
import { JobFailure } from '@/lib/platform/parser/job';
import { setUses as showUploads } from '@/lib/upload/usage/commands';
import { lockCompany } from '../edit/lock';
import { releaseFiles, releaseUnread, removeFiles } from './file';
import { isLeased, withLease, worker } from './lease';
import { noRows, parseSheet } from './parse';
import { GivenUp, takePictures } from './picture';
import { type ImportHead, readStored } from './source';
import { end, fail } from './status/write';
import { importSubject } from './subject';
import { writeRows } from './write';

type Row = typeof productImport.$inferSelect;
const slot = Symbol.for('geco.product.import');
const shared = globalThis as typeof globalThis & { [slot]?: Set<number> };
/** The imports that this process is at. */
const running = (): Set<number> => {
  shared[slot] ??= new Set();
  return shared[slot];
};
const update = (db: Db, id: number, values: Partial<Row>) =>
  db.update(productImport).set(values).where(eq(productImport.id, id));

async function read(actor: SupplierActor, head: ImportHead): Promise<void> {
  const { id, locale, companyId, archive } = head;
  const sheet = await readStored(head);
  if ('refusal' in sheet) return fail(id, sheet.refusal, sheet.row);
  if ('choices' in sheet) return end(id, { state: 'asking', content: sheet.choices, attempts: 0 }, async () => {});
  const lines = sheet.rows;
  await update(database(), id, { total: Math.max(0, lines.length - 1) });
  const max = await transaction((tx) => lockCompany(tx, companyId));
  const owner = { companyId, locale: locale as Locale, max };
  const taken = new Set<string>();
  const subject = importSubject(id);
  const take = async (names: readonly string[]) => {
    const pictures = await takePictures(actor, names, {
      subject,
      archive,
      onProgress: (...of) => countPictures(id, ...of),
    });
    for (const one of pictures.values()) if ('key' in one) taken.add(one.key);
    return pictures;
  };
  const onProgress = async (done: number) => {
    await update(database(), id, { done });
  };
  const { ready, errors: found, refused } = await parseSheet(database(), owner, lines, onProgress, take);
  const others = sheet.unread.map((name) => ({ row: 1, column: storableText(name), key: 'sheetUnread' }));
  const errors = [...others, ...found];
  const state = ready.length === 0 && errors.length > 0 && errors.every(({ row }) => row === 1) ? 'failed' : 'ready';
  const keys = new Set(ready.flatMap(({ input }) => input.pictures.filter((key) => taken.has(key))));
  await end(id, { state, errors, refused, content: ready, done: 0, total: ready.length }, (db) =>
    showUploads(db, actor, subject, [
      // Imports that are still waiting can be parsed again, so keep the sheet.
      ...(state === 'ready' ? [{ key: head.file, kinds: ['sheet'] as const, field: 'file' }] : []),
      ...[...keys].map((key) => ({ key, kinds: ['picture'] as const, field: 'file' })),
    ]),
  );
}

/** Records the number of processed pictures; returns false if the import was dropped or taken over. */
async function countPictures(id: number, picturesDone: number, pictures: number): Promise<boolean> {
  const [still] = await database()
    .update(productImport)
    .set({ picturesDone, pictures })
    .where(and(eq(productImport.id, id), eq(productImport.state, 'reading'), eq(productImport.worker, worker())))
    .returning({ id: productImport.id });
  return still !== undefined;
}

/** Whether a failed import stays as it is, to be retried when next polled. */
async function goesOn(id: number, error: unknown): Promise<boolean> {
  if (error instanceof AppError) return ['tooManyRequests', 'unavailable'].includes(error.code);
  if (!(error instanceof JobFailure)) return false;
  const [row] = await database()
    .select({ attempts: productImport.attempts })
    .from(productImport)
    .where(eq(productImport.id, id));
  return (row?.attempts ?? 0) < parsing.attempts;
}

async function work(actor: SupplierActor, row: ImportHead): Promise<void> {
  const { id, state } = row;
  try {
    await (state === 'reading' ? read(actor, row) : writeRows(actor, id));
  } catch (error) {
    const db = database();
    // If another process has taken it over, it and its files are that process's.
    if (!(await isLeased(id))) return;
    if (error instanceof GivenUp) return removeFiles(await releaseUnread(db, id));
    if (state === 'reading' && (await goesOn(id, error))) return;
    log().error({ err: error, import: id }, 'an import of products failed');
    if (state === 'reading') return fail(id, 'sheetFailed');
    await database()
      .update(productImport)
      .set({ state: 'failed', content: [], finishedAt: new Date() })
      .where(and(eq(productImport.id, id), eq(productImport.state, 'writing')));
    removeFiles(await releaseFiles(db, id));
  }
}

/**
 * Resumes reading or writing, unless this or another process is running it. After `parsing.attempts` failed attempts it
 * fails for good.
 */
export function resumeImport(actor: SupplierActor, row: ImportHead): void {
  const { id, state } = row;
  if ((state !== 'reading' && state !== 'writing') || running().has(id)) return;
  running().add(id);
  withLease(id, state, () => work(actor, row))
    .catch((error: Error) => log().error({ err: error, import: id }, 'a failed import could not be noted'))
    .finally(() => running().delete(id));
}

/** The import of the company of this id. @throws AppError notFound */
async function own(db: Db, { companyId }: SupplierActor, id: number): Promise<Row> {
  const [found] = await db
    .select()
    .from(productImport)
    .where(and(eq(productImport.id, id), eq(productImport.companyId, companyId)))
    .for('update');
  if (!found) throw new AppError('notFound');
  return found;
}

/**
 * Starts reading an uploaded sheet; an earlier import not yet written is dropped. Nothing is written until confirmed.
 * @param file key of the upload @param archive key of the ZIP with its pictures
 * @throws AppError forbidden by role, badRequest if not a sheet of the actor's, conflict while another import runs
 */
export async function startImport(
  actor: SupplierActor,
  file: string,
  locale: Locale,
  archive: string | null = null,
): Promise<{ id: number }> {
  assertMayDo(actor, 'product');
  const { companyId, accountId } = actor;
  const obsolete: string[] = [];
  const made = await transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const [busy] = await rows(
      tx,
      sql`select from product_import where company_id = ${companyId} and state in ('reading', 'writing')`,
    );
    if (busy) throw new AppError('conflict', [{ field: 'file', key: 'importRunning' }]);
    const [sent] = await tx.select().from(upload).where(eq(upload.key, file));
    const given = await rows<{ id: number }>(
      tx,
      sql`update product_import set state = 'dropped', content = '[]', refused = ${JSON.stringify(noRows)}::jsonb
        where company_id = ${companyId} and state in ('asking', 'ready') returning id`,
    );
    for (const { id } of given) obsolete.push(...(await releaseFiles(tx, id)));
    const [row] = await tx
      .insert(productImport)
      .values({ companyId, accountId, locale, file, archive, name: sent?.name ?? '' })
      .returning();
    if (!row) throw new AppError('internal');
    await showUploads(tx, actor, importSubject(row.id), [
      { key: file, kinds: ['sheet'], field: 'file' },
      ...(archive === null ? [] : [{ key: archive, kinds: ['archive'] as const, field: 'archive' }]),
    ]);
    return row;
  });
  removeFiles(obsolete);
  resumeImport(actor, made);
  return { id: made.id };
}

/** Reads a sheet from the start again. @throws AppError notFound, conflict for an import in another state */
async function readAnew(actor: SupplierActor, id: number, state: string, values: Partial<Row>): Promise<null> {
  const row = await transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    const found = await own(tx, actor, id);
    if (found.state !== state) throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    const changes = { state: 'reading', content: [], ...values };
    await update(tx, id, changes);
    return { ...found, ...changes };
  });
  resumeImport(actor, row);
  return null;
}

/**
 * Reads a sheet of unknown encoding in the one chosen by its sender.
 * @throws AppError forbidden by role, notFound, conflict if not asked for
 */
export async function chooseEncoding(actor: SupplierActor, id: number, encoding: SheetEncoding): Promise<null> {
  assertMayDo(actor, 'product');
  return readAnew(actor, id, 'asking', { encoding });
}

/**
 * Reads a sheet again before it is written, as after missing items were created.
 * @throws AppError notFound, conflict for one that is not ready
 */
export const readAgain = (actor: SupplierActor, id: number): Promise<null> =>
  readAnew(actor, id, 'ready', { errors: [], refused: noRows, attempts: 0, done: 0, picturesDone: 0 });

/**
 * Writes the import: new products as drafts; changes as versions submitted for review if complete.
 * @throws AppError forbidden by role, notFound, conflict for one that is not ready
 */
export async function confirmImport(actor: SupplierActor, id: number): Promise<null> {
  assertMayDo(actor, 'product');
  const row = await transaction(async (tx) => {
    const found = await own(tx, actor, id);
    if (found.state !== 'ready') throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    await update(tx, id, { state: 'writing', done: 0 });
    return { ...found, state: 'writing' };
  });
  resumeImport(actor, row);
  return null;
}

/**
 * Drops an import, or dismisses the report of a finished one.
 * @throws AppError forbidden by role, notFound, conflict while it is being written
 */
export async function dropImport(actor: SupplierActor, id: number): Promise<null> {
  assertMayDo(actor, 'product');
  const obsolete = await transaction(async (tx) => {
    const found = await own(tx, actor, id);
    if (found.state === 'writing') throw new AppError('conflict', [{ field: 'id', key: 'importRunning' }]);
    await update(tx, id, { state: 'dropped', content: [], refused: noRows, finishedAt: new Date() });
    return releaseFiles(tx, id);
  });
  removeFiles(obsolete);
  return null;
}

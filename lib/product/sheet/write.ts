import 'server-only';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { type ImportError, productImport, type RefusedRows } from '@/lib/platform/db/schema/product';
import { transaction } from '@/lib/platform/db/transaction';
import { upkeepJobName } from '@/lib/platform/db/upkeep';
import { AppError } from '@/lib/platform/errors';
import { wakeJob } from '@/lib/platform/job/wake';
import { saveProduct, submitProduct } from '../edit/commands';
import { lackedLists } from '../edit/rules';
import { columnOfPath } from './column';
import { amendDrafts, type BulkResult, findPlainDrafts, makeDrafts } from './draft/write';
import { releaseFiles, removeFiles } from './file';
import { worker } from './lease';
import type { ReadyRow } from './parse';

const batch = 250;
const rest = () => new Promise((done) => setImmediate(done));

const batchOf = async (id: number, from: number): Promise<ReadyRow[]> => {
  const path = sql.raw(`'$[${from} to ${from + batch - 1}]'`);
  const [found] = await rows<{ list: ReadyRow[] }>(
    database(),
    sql`select jsonb_path_query_array(content, ${path}) as list from product_import where id = ${id}`,
  );
  return found?.list ?? [];
};

/** Updates products one by one, as from the form. */
async function change(actor: SupplierActor, list: readonly ReadyRow[]): Promise<BulkResult> {
  const written: BulkResult = { created: 0, updated: 0, errors: [] };
  for (const { row, id, input } of list) {
    await rest();
    try {
      // Incomplete products can only be saved as drafts.
      await (lackedLists(input).length === 0 ? submitProduct : saveProduct)(actor, id, input);
      written.updated++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { field = '', key = 'unknown' } = error.errors[0] ?? {};
      const column = field.startsWith('translations.') ? columnOfPath(field.split('.')) : null;
      written.errors.push({ row, column: column ?? 'id', key });
    }
  }
  return written;
}

/** The rows of a batch rejected when written, with their cells. */
const refusedOf = (list: readonly ReadyRow[], errors: readonly ImportError[]): RefusedRows['rows'] => {
  const wrong = new Set(errors.map(({ row }) => row));
  return list.flatMap(({ row, cells }) => (wrong.has(row) && cells.length > 0 ? [{ row, cells }] : []));
};

/** Adds them to the rows rejected when read. */
const withRefused = (more: RefusedRows['rows']) => {
  const { refused } = productImport;
  return more.length === 0
    ? {}
    : { refused: sql`jsonb_set(${refused}, '{rows}', (${refused} -> 'rows') || ${JSON.stringify(more)}::jsonb)` };
};

/**
 * Writes the next batch; false if there is none. Transactional, so that a batch interrupted by a crash is not written
 * twice.
 */
async function step(actor: SupplierActor, id: number): Promise<boolean> {
  const [now] = await database()
    .select({ state: productImport.state, done: productImport.done })
    .from(productImport)
    .where(eq(productImport.id, id));
  if (now?.state !== 'writing') return false;
  const list = await batchOf(id, now.done);
  const plain = await findPlainDrafts(database(), actor, list);
  const isPlain = ({ id: of }: ReadyRow) => of !== null && plain.has(of);
  const changed = await change(
    actor,
    list.filter((one) => one.id !== null && !one.same && !isPlain(one)),
  );
  const { goesOn, obsolete } = await transaction(async (tx) => {
    const { content: _, refused: __, ...columns } = getTableColumns(productImport);
    const [locked] = await tx.select(columns).from(productImport).where(eq(productImport.id, id)).for('update');
    if (locked?.worker !== worker()) return { goesOn: false, obsolete: [] };
    if (locked.state !== 'writing' || locked.done !== now.done)
      return { goesOn: locked.state === 'writing', obsolete: [] };
    const amended = await amendDrafts(tx, actor, list.filter(isPlain));
    const made = await makeDrafts(
      tx,
      actor,
      list.filter((one) => one.id === null),
    );
    const done = locked.done + list.length;
    const ended = list.length < batch;
    const [created, updated] = [locked.created + made.created, locked.updated + changed.updated + amended.updated];
    const errors = [...changed.errors, ...amended.errors, ...made.errors];
    await tx
      .update(productImport)
      .set({
        ...{ done, created, updated, errors: [...locked.errors, ...errors] },
        ...withRefused(refusedOf(list, errors)),
        ...(ended ? { state: 'done', content: [], finishedAt: new Date() } : {}),
      })
      .where(eq(productImport.id, id));
    const { companyId } = actor;
    if (ended)
      await writeAudit(tx, actor, { action: 'product.import', targetId: id, companyId, detail: { created, updated } });
    return { goesOn: !ended, obsolete: ended ? await releaseFiles(tx, id) : [] };
  });
  removeFiles(obsolete);
  return goesOn;
}

/** Writes an import that was confirmed, batch by batch, each with its progress in one transaction. */
export async function writeRows(actor: SupplierActor, id: number): Promise<void> {
  while (await step(actor, id)) await rest();
  wakeJob(upkeepJobName);
}

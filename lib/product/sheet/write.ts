import { eq, getTableColumns, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/auth/actor';
import { db, type Executor, rows } from '@/lib/db/client';
import { type ImportError, productImport } from '@/lib/db/schema/product';
import { AppError } from '@/lib/errors';
import { saveProduct, submitProduct } from '../edit/commands';
import { countProducts, lockCompany } from '../edit/lock';
import { claimNames } from '../edit/name';
import { idRows } from '../edit/record';
import { insertProducts, writeProducts } from '../edit/write';
import type { ReadyRow } from './parse';
import { columnOfPath } from './row';

const batch = 250;
type Written = { created: number; updated: number; errors: ImportError[] };

const batchOf = async (id: number, from: number): Promise<ReadyRow[]> => {
  const [found] = await rows<{ list: ReadyRow[] | null }>(
    db(),
    sql`select (select json_agg(one.value order by one.at) from jsonb_array_elements(i.content) with ordinality one(value, at)
        where one.at > ${from}::int and one.at <= ${from + batch}::int) as list from product_import i where i.id = ${id}`,
  );
  return found?.list ?? [];
};

/** Changes of products, each like one that was written by hand. */
async function change(actor: SupplierActor, list: readonly ReadyRow[]): Promise<Written> {
  const written: Written = { created: 0, updated: 0, errors: [] };
  for (const { row, id, input } of list) {
    try {
      // Without a picture it cannot be submitted.
      await (input.pictures.length > 0 ? submitProduct : saveProduct)(actor, id, input);
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

/** New products as drafts, in few statements; whose name was taken meanwhile, or who find no room, are left out. */
async function make(on: Executor, actor: SupplierActor, list: readonly ReadyRow[]): Promise<Written> {
  const { companyId } = actor;
  const most = await lockCompany(on, companyId);
  const room = Math.max(0, most - (await countProducts(on, companyId)));
  const fitting = list.slice(0, room);
  const errors: ImportError[] = list.slice(room).map(({ row }) => ({ row, column: 'id', key: 'productCap' }));
  if (fitting.length === 0) return { created: 0, updated: 0, errors };
  const ids = await insertProducts(on, companyId, fitting.length);
  const products = fitting.map(({ row, input }, at) => ({ row, input, productId: ids[at] ?? 0 }));
  const taken = await claimNames(on, companyId, products, false);
  const refused = new Map(taken.map(({ productId, locale }) => [productId, locale]));
  if (refused.size > 0) await on.execute(sql`delete from product where id in (${idRows([...refused.keys()])})`);
  const kept = products.filter(({ productId }) => !refused.has(productId));
  for (const { row, productId } of products) {
    const locale = refused.get(productId);
    if (locale) errors.push({ row, column: `name:${locale}`, key: 'nameDuplicated' });
  }
  await writeProducts(on, companyId, kept);
  return { created: kept.length, updated: 0, errors };
}

/** Writes the next batch; false where there is none. What a process that died had begun is written once. */
async function step(actor: SupplierActor, id: number): Promise<boolean> {
  const [now] = await db()
    .select({ state: productImport.state, done: productImport.done })
    .from(productImport)
    .where(eq(productImport.id, id));
  if (now?.state !== 'writing') return false;
  const list = await batchOf(id, now.done);
  const changed = await change(
    actor,
    list.filter(({ id: of, same }) => of !== null && !same),
  );
  return db().transaction(async (tx) => {
    const on = tx as unknown as Executor;
    const { content: _, ...columns } = getTableColumns(productImport);
    const [held] = await on.select(columns).from(productImport).where(eq(productImport.id, id)).for('update');
    if (held?.state !== 'writing' || held.done !== now.done) return held?.state === 'writing';
    const made = await make(
      on,
      actor,
      list.filter((one) => one.id === null),
    );
    const done = held.done + list.length;
    const ended = list.length < batch;
    const [created, updated] = [held.created + made.created, held.updated + changed.updated];
    await on
      .update(productImport)
      .set({
        ...{ done, created, updated, errors: [...held.errors, ...changed.errors, ...made.errors] },
        ...(ended ? { state: 'done', content: [], finishedAt: new Date() } : {}),
      })
      .where(eq(productImport.id, id));
    const { companyId } = actor;
    if (ended)
      await writeAudit(on, actor, { action: 'product.import', targetId: id, companyId, detail: { created, updated } });
    return !ended;
  });
}

/** Writes an import that was confirmed, batch by batch, each with its progress in one transaction. */
export async function writeRows(actor: SupplierActor, id: number): Promise<void> {
  while (await step(actor, id));
}

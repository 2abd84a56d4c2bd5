import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, rows } from '@/lib/platform/db/client';
import type { ImportError } from '@/lib/platform/db/schema/product';
import { AppError } from '@/lib/platform/errors';
import { reviseAll } from '@/lib/platform/revision/commands';
import { countProducts, lockCompany } from '@/lib/product/edit/lock';
import { idRows } from '@/lib/product/edit/recordset';
import { subjectOf } from '@/lib/product/edit/rules';
import { claimNames } from '@/lib/product/edit/unique-name';
import { insertProducts, writeProducts } from '@/lib/product/edit/write';
import type { ReadyRow } from '@/lib/product/sheet/parse';
import { setUses as showUploads, type Use } from '@/lib/upload/usage/commands';

/** Result of writing rows: products created and updated, and rows left out. */
export type BulkResult = { created: number; updated: number; errors: ImportError[] };
type Product = { row: number; productId: number; input: ReadyRow['input'] };

const emptyResult: BulkResult = { created: 0, updated: 0, errors: [] };

/** Claims names and writes the products that got theirs; returns the others with errors. */
async function put(db: Db, companyId: number, products: readonly Product[]) {
  const taken = await claimNames(db, companyId, products, false);
  const refused = new Map(taken.map(({ productId, locale }) => [productId, locale]));
  const kept = products.filter(({ productId }) => !refused.has(productId));
  const errors = products.flatMap(({ row, productId, input }): ImportError[] => {
    const locale = refused.get(productId);
    const value = (locale && input.translations[locale]?.name) ?? '';
    return locale ? [{ row, column: `name:${locale}`, key: 'nameDuplicated', value, name: value }] : [];
  });
  await writeProducts(db, companyId, kept);
  return { kept: kept.map(({ productId }) => productId), refused: [...refused.keys()], errors };
}

/** Creates drafts in bulk; rows with taken names or over the cap are left out. */
export async function makeDrafts(db: Db, actor: SupplierActor, list: readonly ReadyRow[]): Promise<BulkResult> {
  const { companyId } = actor;
  const max = await lockCompany(db, companyId);
  const room = Math.max(0, max - (await countProducts(db, companyId)));
  const fitting = list.slice(0, room);
  const beyond: ImportError[] = list.slice(room).map(({ row }) => ({ row, column: 'id', key: 'productCap' }));
  if (fitting.length === 0) return { ...emptyResult, errors: beyond };
  const ids = await insertProducts(db, companyId, fitting.length);
  const products = fitting.map(({ row, input }, index) => ({ row, input, productId: ids[index] ?? 0 }));
  const { kept, refused, errors } = await put(db, companyId, products);
  for (const { row, productId, input } of products) {
    if (!kept.includes(productId) || input.pictures.length === 0) continue;
    const uses = input.pictures.map((key): Use => ({ key, kinds: ['picture'], field: 'pictures' }));
    try {
      await showUploads(db, actor, subjectOf(productId), uses);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      kept.splice(kept.indexOf(productId), 1);
      refused.push(productId);
      errors.push({ row, column: 'pictures', key: 'fileMissing' });
    }
  }
  if (refused.length > 0) await db.execute(sql`delete from product where id in (${idRows(refused)})`);
  return { created: kept.length, updated: 0, errors: [...beyond, ...errors] };
}

const isPlain = ({ same, input }: ReadyRow): boolean =>
  !same && input.pictures.length + input.parameters.length === 0 && input.video === null;

/** The rows that update drafts fully covered by a sheet: without files and parameters. */
export async function findPlainDrafts(db: Db, { companyId }: SupplierActor, list: readonly ReadyRow[]) {
  const ids = list.flatMap((one) => (one.id !== null && isPlain(one) ? [one.id] : []));
  const found = await rows<{ id: number }>(
    db,
    sql`select id from product where company_id = ${companyId} and status = 'uploading' and id in (${idRows(ids)})`,
  );
  return new Set(found.map(({ id }) => id));
}

/** Updates such drafts in bulk; their pending versions are deleted. */
export async function amendDrafts(db: Db, actor: SupplierActor, list: readonly ReadyRow[]): Promise<BulkResult> {
  if (list.length === 0) return emptyResult;
  const { companyId } = actor;
  await lockCompany(db, companyId);
  const still = await findPlainDrafts(db, actor, list);
  const products = list.flatMap(({ row, id, input }) =>
    id !== null && still.has(id) ? [{ row, productId: id, input }] : [],
  );
  const missing = list.filter(({ id }) => id === null || !still.has(id));
  const { kept, refused, errors } = await put(db, companyId, products);
  const back = refused.map((productId) => ({ productId, input: null }));
  await claimNames(db, companyId, back, true);
  await reviseAll(db, actor, 'product', kept);
  await db.execute(sql`update review set content = null
    where kind = 'product' and state in ('withdrawn', 'rejected') and target_id in (${idRows(kept)})`);
  const lost = missing.map(({ row }): ImportError => ({ row, column: 'id', key: 'underReview' }));
  return { created: 0, updated: kept.length, errors: [...errors, ...lost] };
}

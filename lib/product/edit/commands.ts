import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import type { Db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { findTargetId, once, type WriteTarget } from '@/lib/platform/revision/idempotency';
import { dropVersion, saveVersion, submitReview, withdrawReview } from '@/lib/review/commands';
import { dropUses, setUses as showUploads, type Use } from '@/lib/upload/usage/commands';
import { assertReferences } from './check';
import { assertRoom, type LockedProduct, lockCompany, lockProduct, type ProductStatus } from './lock';
import { getOwnProduct } from './queries';
import { readInput } from './read';
import { expireProducts, refreshShown } from './refresh';
import { isPublished, isSame, subjectOf, titleOf, waitingSubjectOf } from './rules';
import type { ProductInput } from './schema';
import { assertFree, claimNames } from './unique-name';
import { insertProducts, writeProduct } from './write';

const usesOf = ({ pictures, video }: ProductInput): Use[] => [
  ...pictures.map((key): Use => ({ key, kinds: ['picture'], field: 'pictures' })),
  ...(video === null ? [] : [{ key: video, kinds: ['video'], field: 'video' } as const]),
];

const setStatus = (db: Db, id: number, status: ProductStatus) =>
  db.execute(sql`update product set status = ${status}, updated_at = now() where id = ${id}`);

const submissionOf = (id: number, input: ProductInput, content: ProductInput | null) => {
  const { locale } = input;
  return { kind: 'product', targetId: id, title: titleOf(input), locale, content } as const;
};

/** Locks the company and the product; creates one if `id` is null. */
async function open(db: Db, { companyId }: SupplierActor, id: number | null): Promise<LockedProduct> {
  const max = await lockCompany(db, companyId);
  if (id !== null) return lockProduct(db, companyId, id);
  await assertRoom(db, companyId, max, 1);
  const [made = 0] = await insertProducts(db, companyId, 1);
  return { id: made, status: 'uploading', listed: false, published: false, groupId: null, sort: 0 };
}

const count = (db: Db, actor: SupplierActor, { id }: LockedProduct, read?: number): Promise<number> =>
  revise(db, actor, { kind: 'product', id }, read);

/** Group and position apply immediately, without review. */
async function place(db: Db, { id, groupId, sort }: LockedProduct, input: ProductInput): Promise<boolean> {
  if (groupId === input.groupId && sort === input.sort) return false;
  await db.execute(sql`update product set group_id = ${input.groupId}, sort = ${input.sort} where id = ${id}`);
  return true;
}

/** Writes a version: to the product's tables if it was never public, else as a pending version. */
async function put(db: Db, actor: SupplierActor, product: LockedProduct, input: ProductInput): Promise<boolean> {
  const { companyId } = actor;
  const { id } = product;
  const published = isPublished(product);
  await assertReferences(db, companyId, input);
  assertFree(await claimNames(db, companyId, [{ productId: id, input }], published));
  await showUploads(db, actor, published ? waitingSubjectOf(id) : subjectOf(id), usesOf(input));
  if (published) return place(db, product, input);
  await writeProduct(db, companyId, id, input);
  return false;
}

type Saved = { id: number; revision: number; moved: boolean };
type Writing = { act: 'save' | 'submit'; target: WriteTarget; input: ProductInput };
/** Runs a product write; a conflict carries the stored version. */
const writing = <T extends Saved>(
  actor: SupplierActor,
  { act, target, input }: Writing,
  run: (db: Db, target: WriteTarget) => Promise<T>,
) => {
  const kind = 'product';
  const content = [act, input];
  return orReportCurrent(
    () => transaction((tx) => once(tx, actor, { kind, target, content }, (which) => run(tx, which))),
    async () => {
      const id = await findTargetId(actor, target);
      const stored = id === null ? null : await getOwnProduct(actor, input.locale, id);
      return stored ? { current: stored.input, files: stored.files } : {};
    },
    { actor, kind, id: target.id },
  );
};
async function settled({ companyId }: SupplierActor, { id, moved }: Omit<Saved, 'revision'>): Promise<void> {
  if (!moved) return;
  const changed = await transaction((tx) => refreshShown(tx, companyId, [id]));
  await expireProducts(companyId, [...changed, id]);
}

/**
 * Saves a draft; only a name is required. Withdraws a pending submission; a rejected one keeps its reason, a published
 * version stays. `read`: the form's revision, else overwrites. docs/domain.md, Product. @throws AppError forbidden by
 * role, notFound, conflict revision:changed, badRequest over the cap, for a taken name, files or references
 */
export async function saveProduct(
  actor: SupplierActor,
  id: number | null,
  input: ProductInput,
  read?: number,
  idempotencyKey?: string,
): Promise<{ id: number; revision: number }> {
  assertMayDo(actor, 'product');
  const saved = await writing(
    actor,
    { act: 'save', target: { id, revision: read, idempotencyKey }, input },
    async (db, which) => {
      const product = await open(db, actor, which.id);
      const revision = await count(db, actor, product, which.revision);
      const moved = await put(db, actor, product, input);
      await saveVersion(db, actor, submissionOf(product.id, input, input));
      if (product.status === 'pending') await setStatus(db, product.id, 'uploading');
      if (which.id === null) await writeAudit(db, actor, auditEntry('create', product.id, actor));
      return { id: product.id, moved, revision };
    },
  );
  await settled(actor, saved);
  return { id: saved.id, revision: saved.revision };
}

const auditEntry = (what: string, targetId: number, { companyId }: SupplierActor) => ({
  action: `product.${what}`,
  targetId,
  companyId,
});

/**
 * Submits a product for review, a published one's change as a pending version; one without differences withdraws what
 * is pending. Parameters as for `saveProduct`. docs/domain.md, Product.
 * @returns id, whether it is under review, and revision @throws AppError as `saveProduct`
 */
export async function submitProduct(
  actor: SupplierActor,
  id: number | null,
  input: ProductInput,
  read?: number,
  idempotencyKey?: string,
): Promise<{ id: number; waiting: boolean; revision: number }> {
  assertMayDo(actor, 'product');
  const saved = await writing(
    actor,
    { act: 'submit', target: { id, revision: read, idempotencyKey }, input },
    async (db, which) => {
      const product = await open(db, actor, which.id);
      const revision = await count(db, actor, product, which.revision);
      const moved = await put(db, actor, product, input);
      if (which.id === null) await writeAudit(db, actor, auditEntry('create', product.id, actor));
      if (!isPublished(product)) {
        await submitReview(db, actor, submissionOf(product.id, input, null));
        await setStatus(db, product.id, 'pending');
        return { id: product.id, moved, revision, waiting: true };
      }
      const published = await readInput(db, product.id, input.locale);
      if (published && isSame(published, input)) {
        await discard(db, actor, product.id);
        return { id: product.id, moved, revision, waiting: false };
      }
      await submitReview(db, actor, submissionOf(product.id, input, input));
      return { id: product.id, moved, revision, waiting: true };
    },
  );
  await settled(actor, saved);
  return { id: saved.id, waiting: saved.waiting, revision: saved.revision };
}

async function discard(db: Db, { companyId }: SupplierActor, id: number): Promise<void> {
  await dropVersion(db, { kind: 'product', targetId: id });
  await dropUses(db, waitingSubjectOf(id));
  await claimNames(db, companyId, [{ productId: id, input: null }], true);
}

/**
 * Withdraws a product, or its change, from review; the content is kept as a draft.
 * @throws AppError forbidden by role, notFound, conflict if nothing is under review or it was changed since `read`
 */
export async function withdrawProduct(actor: SupplierActor, id: number, read?: number): Promise<null> {
  assertMayDo(actor, 'product');
  await transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    const product = await lockProduct(tx, actor.companyId, id);
    await count(tx, actor, product, read);
    if (!(await withdrawReview(tx, { kind: 'product', targetId: id })))
      throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    if (product.status === 'pending') await setStatus(tx, id, 'uploading');
    await writeAudit(tx, actor, auditEntry('withdraw', id, actor));
  });
  return null;
}

/**
 * Discards a published product's change, whether pending, rejected or draft.
 * @throws AppError forbidden by role, notFound, conflict if it has no published version or was changed since `read`
 */
export async function discardChange(actor: SupplierActor, id: number, read?: number): Promise<null> {
  assertMayDo(actor, 'product');
  await transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    const product = await lockProduct(tx, actor.companyId, id);
    await count(tx, actor, product, read);
    if (!isPublished(product)) throw new AppError('conflict');
    await discard(tx, actor, id);
    await writeAudit(tx, actor, auditEntry('discard', id, actor));
  });
  return null;
}

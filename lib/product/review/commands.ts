import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { NoticeType } from '@/lib/notification/constants';
import { notifyCompany } from '@/lib/notification/notice';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { requireReason } from '@/lib/platform/reason/preset';
import { href } from '@/lib/platform/routes/address';
import { expireProducts, refreshShown } from '@/lib/product/edit/refresh';
import { claimNames } from '@/lib/product/edit/unique-name';
import { decideReview } from '@/lib/review/commands';
import { moveUses } from '@/lib/upload/usage/commands';
import { type LockedProduct, lockCompany, lockProduct } from '../edit/lock';
import { findTitle, versionOf } from '../edit/read';
import { isPublished, subjectOf, waitingSubjectOf } from '../edit/rules';
import { writeProduct } from '../edit/write';

type CompanyProduct = LockedProduct & { companyId: number };
type Which = { id: number; companyId: number };

const ofReview = (reviewId: number) =>
  sql`select target_id as id, company_id as "companyId" from review where id = ${reviewId} and kind = 'product'`;
const ofProduct = (id: number) => sql`select id, company_id as "companyId" from product where id = ${id}`;

/** Locks the company and the product, in the order of all commands, decides, and refreshes the search index. */
async function decide(
  actor: StaffActor,
  which: ReturnType<typeof sql>,
  run: (db: Db, product: CompanyProduct) => Promise<void>,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const { companyId, ids } = await transaction(async (tx) => {
    const [found] = await rows<Which>(tx, which);
    if (!found) throw new AppError('notFound');
    await lockCompany(tx, found.companyId);
    const product = { ...(await lockProduct(tx, found.companyId, found.id)), companyId: found.companyId };
    await run(tx, product);
    return {
      companyId: product.companyId,
      ids: [product.id, ...(await refreshShown(tx, product.companyId, [product.id]))],
    };
  });
  await expireProducts(companyId, ids);
  return null;
}

async function notifyOwner(
  db: Db,
  { id, companyId }: Which,
  type: Extract<NoticeType, `product${string}`>,
  submittedBy: number | null,
  values: Record<string, string | number>,
): Promise<void> {
  await notifyCompany(db, companyId, submittedBy, {
    type,
    values,
    path: href('supplierProductEdit', { id }),
    ...(type === 'productApproved' ? { shown: href('productDetail', { id }) } : {}),
    ...(type === 'productApproved' || type === 'productRejected' ? { list: href('supplierProduct') } : {}),
  });
}

/**
 * Approves a submission: a new product becomes normal and is listed; a change replaces the published version except for
 * group and position, which apply immediately. docs/domain.md, Product.
 * @throws AppError forbidden for staff who do not review, notFound, conflict where it was decided already
 */
export const approveProduct = (actor: StaffActor, reviewId: number): Promise<null> =>
  decide(actor, ofReview(reviewId), async (db, product) => {
    const { id, companyId, groupId, sort } = product;
    const { content, title, submittedBy } = await decideReview(db, actor, 'product', reviewId, null);
    const version = versionOf(content);
    if (version) {
      await claimNames(db, companyId, [{ productId: id, input: version }], false);
      await writeProduct(db, companyId, id, { ...version, groupId, sort });
      await moveUses(db, waitingSubjectOf(id), subjectOf(id));
    } else
      await db.execute(sql`update product set status = 'normal', listed = listed or published_at is null,
        published_at = coalesce(published_at, now()), updated_at = now() where id = ${id}`);
    await notifyOwner(db, product, 'productApproved', submittedBy, { title });
  });

/**
 * Rejects a submission; a published version stays up.
 * @param reason for the company, at most `reasonMax` characters
 * @throws AppError as `approveProduct`, badRequest without a reason
 */
export const rejectProduct = async (actor: StaffActor, reviewId: number, reason: string): Promise<null> => {
  const validReason = requireReason(reason);
  return decide(actor, ofReview(reviewId), async (db, product) => {
    const { title, submittedBy } = await decideReview(db, actor, 'product', reviewId, validReason);
    if (!isPublished(product)) await db.execute(sql`update product set status = 'reject' where id = ${product.id}`);
    await notifyOwner(db, product, 'productRejected', submittedBy, { title, reason: validReason, review: reviewId });
  });
};

/**
 * Takes a public product down; it stays so until staff enable it.
 * @throws AppError forbidden for staff who do not review, notFound, conflict for one that is not normal, badRequest without a reason
 */
export const disableProduct = async (actor: StaffActor, id: number, reason: string): Promise<null> => {
  const validReason = requireReason(reason);
  return decide(actor, ofProduct(id), async (db, product) => {
    if (product.status !== 'normal') throw new AppError('conflict');
    const { companyId } = product;
    await db.execute(sql`update product set status = 'disable', listed = false where id = ${id}`);
    await writeAudit(db, actor, {
      action: 'product.disable',
      targetId: id,
      companyId,
      detail: { reason: validReason },
    });
    await notifyOwner(db, product, 'productDisabled', null, { title: await findTitle(db, id), reason: validReason });
  });
};

/**
 * Puts a product back that staff took down; its owner lists it again.
 * @throws AppError forbidden for staff who do not review, notFound, conflict for one that is not disabled
 */
export const enableProduct = (actor: StaffActor, id: number): Promise<null> =>
  decide(actor, ofProduct(id), async (db, product) => {
    if (product.status !== 'disable') throw new AppError('conflict');
    await db.execute(sql`update product set status = 'normal' where id = ${id}`);
    await writeAudit(db, actor, { action: 'product.enable', targetId: id, companyId: product.companyId });
    await notifyOwner(db, product, 'productEnabled', null, { title: await findTitle(db, id) });
  });

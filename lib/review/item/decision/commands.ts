import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { notifyCompany } from '@/lib/notification/notice';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { requireReason } from '@/lib/platform/reason/preset';
import { href } from '@/lib/platform/routes/address';
import { decideReview } from '@/lib/review/commands';
import { lockItem } from '@/lib/review/item/lock';
import {
  type Item,
  type ItemInput,
  isPublished,
  type Noun,
  subjectOf,
  tagsOf,
  waitingSubjectOf,
} from '@/lib/review/item/noun';
import type { ReviewItem } from '@/lib/review/types';
import { moveUses } from '@/lib/upload/usage/commands';

type Decision = {
  companyId: number;
  submittedBy: number | null;
  title: string;
  reason?: string;
  /** the submission that was rejected */
  review?: number;
};

const notifyOwner = <I extends ItemInput>(
  db: Db,
  { kind, route }: Noun<I>,
  type: 'itemApproved' | 'itemRejected' | 'itemDisabled' | 'itemEnabled',
  { companyId, submittedBy, title, reason = '', review }: Decision,
) => {
  const values = { kind, title, reason, ...(review === undefined ? {} : { review }) };
  const path = href(route);
  const isDecided = type === 'itemApproved' || type === 'itemRejected';
  return notifyCompany(db, companyId, submittedBy, { type, values, path, ...(isDecided && { list: path }) });
};

/** Locks the item of a submission, before the submission itself, in the order of all commands. */
async function lockReviewed<I extends ItemInput>(db: Db, noun: Noun<I>, reviewId: number): Promise<Item> {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select target_id as id from review where id = ${reviewId} and kind = ${noun.kind}`,
  );
  if (!found) throw new AppError('notFound');
  return lockItem(db, noun, found.id);
}

async function change<I extends ItemInput>(noun: Noun<I>, run: (db: Db) => Promise<Item>): Promise<null> {
  const item = await transaction(run);
  await expire(tagsOf(noun, [item]));
  return null;
}

/**
 * Approves a submission: the item becomes normal, or its change replaces the published version.
 * @throws AppError forbidden by role, notFound, conflict where it was decided already
 */
export async function approveItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: StaffActor,
  reviewId: number,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const { kind, dated } = noun;
  return change(noun, async (db) => {
    const item = await lockReviewed(db, noun, reviewId);
    const { id, companyId } = item;
    const review = await decideReview(db, actor, kind, reviewId, null);
    if (review.content !== null) {
      await noun.write(db, { companyId, id }, noun.parse(review.content));
      await moveUses(db, waitingSubjectOf(kind, id), subjectOf(kind, id));
    } else {
      const published = dated ? sql`, published_at = coalesce(published_at, now())` : sql``;
      await db.execute(sql`update ${sql.identifier(noun.table)} set status = 'normal'${published} where id = ${id}`);
    }
    await notifyOwner(db, noun, 'itemApproved', review);
    return item;
  });
}

/**
 * Rejects a submission; a published version stays up.
 * @param reason for the company, config's reasonMax characters at most
 * @throws AppError forbidden by role, notFound, badRequest without a reason, conflict where it was decided already
 */
export async function rejectItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: StaffActor,
  reviewId: number,
  reason: string,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const validReason = requireReason(reason);
  return change(noun, async (db) => {
    const item = await lockReviewed(db, noun, reviewId);
    const review = await decideReview(db, actor, noun.kind, reviewId, validReason);
    if (!isPublished(item))
      await db.execute(sql`update ${sql.identifier(noun.table)} set status = 'reject' where id = ${item.id}`);
    await notifyOwner(db, noun, 'itemRejected', { ...review, reason: validReason, review: reviewId });
    return item;
  });
}

async function turn<I extends ItemInput>(
  noun: Noun<I>,
  actor: StaffActor,
  id: number,
  to: 'disable' | 'normal',
  reason: string | null,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const { kind, table } = noun;
  return change(noun, async (db) => {
    const item = await lockItem(db, noun, id);
    const { companyId } = item;
    if (item.status !== (to === 'disable' ? 'normal' : 'disable')) throw new AppError('conflict');
    await db.execute(sql`update ${sql.identifier(table)} set status = ${to} where id = ${id}`);
    const detail = reason === null ? {} : { reason };
    const action = `${kind}.${to === 'disable' ? 'disable' : 'enable'}`;
    await writeAudit(db, actor, { action, targetId: id, companyId, detail });
    const title = await noun.titleOf(db, await noun.read(db, id, 'en'));
    const decision = { companyId, submittedBy: null, title, ...detail };
    await notifyOwner(db, noun, to === 'disable' ? 'itemDisabled' : 'itemEnabled', decision);
    return item;
  });
}

/**
 * Disables a normal item.
 * @throws AppError forbidden by role, notFound, badRequest without a reason, conflict where it is not normal
 */
export const disableItem = async <I extends ItemInput>(
  noun: Noun<I>,
  actor: StaffActor,
  id: number,
  reason: string,
): Promise<null> => turn(noun, actor, id, 'disable', requireReason(reason));

/**
 * Enables a disabled item.
 * @throws AppError forbidden by role, notFound, conflict where it is not disabled
 */
export const enableItem = <I extends ItemInput>(noun: Noun<I>, actor: StaffActor, id: number): Promise<null> =>
  turn(noun, actor, id, 'normal', null);

/**
 * A submission and the published version, null if there is none, for any staff member.
 * @throws AppError notFound where it was deleted
 */
export async function getItemForReview<I extends ItemInput>(
  noun: Noun<I>,
  _actor: StaffActor,
  { targetId, content, locale }: Pick<ReviewItem, 'targetId' | 'content' | 'locale'>,
): Promise<{ current: I | null; proposed: I }> {
  const own = await noun.read(database(), targetId, locale);
  const [row] = await rows<Pick<Item, 'status'>>(
    database(),
    sql`select status from ${sql.identifier(noun.table)} where id = ${targetId}`,
  );
  return { current: row && isPublished(row) ? own : null, proposed: content === null ? own : noun.parse(content) };
}

import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import type { Db } from '@/lib/platform/db/client';
import { review } from '@/lib/platform/db/schema/review';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ReviewItem, ReviewKind } from './types';

type Subject = { kind: ReviewKind; targetId: number };
type Submission = Subject & { title: string; locale: Locale; content: unknown };

const itemOf = (row: typeof review.$inferSelect): ReviewItem => ({
  id: row.id,
  kind: row.kind as ReviewKind,
  targetId: row.targetId,
  companyId: row.companyId,
  title: row.title,
  locale: row.locale as Locale,
  content: row.content,
  submittedBy: row.submittedBy,
});
const pendingOf = ({ kind, targetId }: Subject) =>
  and(eq(review.kind, kind), eq(review.targetId, targetId), eq(review.state, 'pending'));

/**
 * Puts a thing of the actor's company into the queue, in the transaction that changes it; a submission of it that still
 * waits is withdrawn, and the new one has its place. The caller has locked the thing's own row.
 * docs/domain.md, Submission.
 */
export async function submitReview(db: Db, actor: SupplierActor, submission: Submission): Promise<void> {
  const { kind, targetId, title, locale, content } = submission;
  const { companyId, accountId: submittedBy } = actor;
  // A row of its own, so that whoever reads the one before does not decide on what they have not seen.
  const [before] = await db
    .update(review)
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where(pendingOf(submission))
    .returning({ submittedAt: review.submittedAt });
  await db.insert(review).values({ kind, targetId, companyId, title, locale, content, submittedBy, ...before });
  await writeAudit(db, actor, { action: `${kind}.submit`, targetId, companyId });
}

/** Takes a thing out of the queue, as when it is deleted or changed back; returns whether it waited. */
export async function withdrawReview(db: Db, subject: Subject): Promise<boolean> {
  const withdrawn = await db
    .update(review)
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where(pendingOf(subject))
    .returning({ id: review.id });
  return withdrawn.length > 0;
}

const lastOf = async (db: Db, { kind, targetId }: Subject) => {
  const [last] = await db
    .select({ id: review.id, state: review.state })
    .from(review)
    .where(and(eq(review.kind, kind), eq(review.targetId, targetId)))
    .orderBy(desc(review.id))
    .limit(1);
  return last ?? null;
};

/**
 * Keeps a version that its owner has not submitted, or takes back to go on with: it stands as a withdrawn submission, which
 * nobody decides. Where the last one was rejected it takes the place of its version alone, so that the thing is rejected, and
 * its owner reads why, until it is submitted. The caller has locked the thing's own row.
 */
export async function keepVersion(db: Db, actor: SupplierActor, submission: Submission): Promise<void> {
  const { kind, targetId, title, locale, content } = submission;
  const { companyId, accountId: submittedBy } = actor;
  const values = { title, locale, content, submittedBy, state: 'withdrawn', decidedAt: new Date() };
  const last = await lastOf(db, submission);
  if (last?.state === 'rejected') {
    await db.update(review).set({ content }).where(eq(review.id, last.id));
    return;
  }
  if (last?.state === 'pending' || last?.state === 'withdrawn')
    await db.update(review).set(values).where(eq(review.id, last.id));
  else await db.insert(review).values({ kind, targetId, companyId, ...values });
}

/** Lets go the version that waits, was rejected or kept, so that the published one is all there is. */
export async function dropVersion(db: Db, subject: Subject): Promise<void> {
  await withdrawReview(db, subject);
  const last = await lastOf(db, subject);
  if (last && last.state !== 'approved') await db.update(review).set({ content: null }).where(eq(review.id, last.id));
}

/**
 * Decides a waiting submission, once: the row is locked, so that of two reviewers the second finds it decided. The
 * noun's own command carries the decision out in the same transaction. docs/domain.md, Submission.
 * @param reason why it was rejected; null for an approval
 * @throws AppError forbidden for staff without the role, notFound for none of this kind, conflict where it was decided already,
 * or taken back by the company, which may have sent a newer one that the reviewer has not seen
 */
export async function decideReview(
  db: Db,
  actor: StaffActor,
  kind: ReviewKind,
  id: number,
  reason: string | null,
): Promise<ReviewItem> {
  assertStaff(actor, 'reviewer');
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.kind, kind)))
    .for('update');
  if (!row) throw new AppError('notFound');
  if (row.state !== 'pending')
    throw new AppError('conflict', [{ field: 'id', key: row.state === 'withdrawn' ? 'takenBack' : 'decided' }]);
  await db
    .update(review)
    .set({
      state: reason === null ? 'approved' : 'rejected',
      reason,
      decidedAt: new Date(),
      decidedBy: actor.accountId,
    })
    .where(eq(review.id, id));
  const item = itemOf(row);
  const { targetId, companyId } = item;
  const action = `${kind}.${reason === null ? 'approve' : 'reject'}`;
  await writeAudit(db, actor, {
    action,
    targetId,
    companyId,
    detail: { review: id, ...(reason === null ? {} : { reason }) },
  });
  return item;
}

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
 * Submits an item of the actor's company for review, in the transaction of the change; replaces a pending submission.
 * The caller has locked the item.
 * docs/domain.md, Submission.
 */
export async function submitReview(db: Db, actor: SupplierActor, submission: Submission): Promise<void> {
  const { kind, targetId, title, locale, content } = submission;
  const { companyId, accountId: submittedBy } = actor;
  // A new row, so that a reviewer of the previous one cannot decide on what they have not seen.
  const [before] = await db
    .update(review)
    .set({ state: 'withdrawn', decidedAt: new Date() })
    .where(pendingOf(submission))
    .returning({ submittedAt: review.submittedAt });
  await db.insert(review).values({ kind, targetId, companyId, title, locale, content, submittedBy, ...before });
  await writeAudit(db, actor, { action: `${kind}.submit`, targetId, companyId });
}

/** Withdraws an item from review, as when deleted or changed back; returns whether it was pending. */
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
 * Saves an unsubmitted version as a withdrawn submission, which cannot be decided. After a rejection only its content
 * is replaced, so that the item stays rejected, with the reason, until resubmitted. The caller has locked the item.
 */
export async function saveVersion(db: Db, actor: SupplierActor, submission: Submission): Promise<void> {
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

/** Discards the version pending, rejected or in draft; only the published one remains. */
export async function dropVersion(db: Db, subject: Subject): Promise<void> {
  await withdrawReview(db, subject);
  const last = await lastOf(db, subject);
  if (last && last.state !== 'approved') await db.update(review).set({ content: null }).where(eq(review.id, last.id));
}

/**
 * Decides a pending submission; the row lock makes a second reviewer find it decided. The noun's command applies the
 * decision in the same transaction. docs/domain.md, Submission. `reason`: null for an approval. @throws AppError
 * forbidden without the role, notFound, conflict if already decided or replaced by the company
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

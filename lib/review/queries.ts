import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '@/lib/db/client';
import { review } from '@/lib/db/schema/review';
import type { ReviewKind } from './types';

/** The last submission of a thing: whether it waits, was approved, or was rejected and why. */
export type LastReview = {
  targetId: number;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  content: unknown;
  submittedAt: Date;
};

/** The last submission of each of some things of one kind, by id; those never submitted are left out. */
export async function findLastReviews(
  on: Executor,
  kind: ReviewKind,
  targetIds: readonly number[],
): Promise<Map<number, LastReview>> {
  if (targetIds.length === 0) return new Map();
  const found = await on
    .select()
    .from(review)
    .where(and(eq(review.kind, kind), inArray(review.targetId, [...targetIds])))
    .orderBy(desc(review.id));
  const last = new Map<number, LastReview>();
  for (const { targetId, state, reason, content, submittedAt } of found)
    if (!last.has(targetId))
      last.set(targetId, { targetId, state: state as LastReview['state'], reason, content, submittedAt });
  return last;
}

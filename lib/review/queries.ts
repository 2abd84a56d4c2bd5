import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/lib/platform/db/client';
import { review } from '@/lib/platform/db/schema/review';
import type { Locale } from '@/lib/platform/i18n/site';
import { presetIn, reasonText } from '@/lib/platform/reason/preset';
import { formPathOf } from './rules';
import type { ReviewKind } from './types';

/** The last submission of an item: pending, approved, or rejected with a reason. */
export type LastReview = {
  targetId: number;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  content: unknown;
  /** flagged fields of the decision, as form paths */
  flags: string[];
  submittedAt: Date;
};

const snapshotSchema = z.object({ flags: z.array(z.string()) });
const flagsOf = (snapshot: unknown): string[] => snapshotSchema.safeParse(snapshot).data?.flags ?? [];

/**
 * The last submissions of items of one kind, by id; items never submitted are left out.
 * @param site language for preset reasons; by default that in which they were sent
 */
export async function findLastReviews(
  db: Db,
  kind: ReviewKind,
  targetIds: readonly number[],
  site?: Locale,
): Promise<Map<number, LastReview>> {
  if (targetIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(review)
    .where(and(eq(review.kind, kind), inArray(review.targetId, [...targetIds])))
    .orderBy(desc(review.id));
  const last = new Map<number, LastReview>();
  for (const { targetId, state, reason: sent, content, snapshot, submittedAt } of found) {
    if (last.has(targetId)) continue;
    const reason = sent === null || !site ? sent : await reasonText(site, sent, presetIn(snapshot));
    const flags = flagsOf(snapshot).map(formPathOf);
    last.set(targetId, { targetId, state: state as LastReview['state'], reason, content, flags, submittedAt });
  }
  return last;
}

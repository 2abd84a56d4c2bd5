import 'server-only';
import { sql } from 'drizzle-orm';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import type { ReviewKind } from '@/lib/review/types';

/**
 * Expected days for a review: the 80th percentile of the latest ones, in whole days, at least one; a default if there
 * were too few.
 */
export async function expectedReviewDays(kind: ReviewKind): Promise<number> {
  const { days, decisions, minDecisions } = config.review;
  const [found] = await rows<{ count: number; seconds: number | null }>(
    database(),
    sql`select count(*)::int as count,
        percentile_cont(0.8) within group (order by extract(epoch from decided_at - submitted_at))::float8 as seconds
      from (select decided_at, submitted_at from review where kind = ${kind} and state in ('approved', 'rejected')
        order by decided_at desc limit ${decisions}) as latest`,
  );
  if (!found || found.seconds === null || found.count < minDecisions) return days;
  return Math.max(1, Math.ceil(found.seconds / daySeconds));
}

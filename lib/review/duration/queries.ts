import 'server-only';
import { sql } from 'drizzle-orm';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import type { ReviewKind } from '@/lib/review/types';

/**
 * Days within which a submission of a kind is decided: what four of five of the latest decisions took, whole days and at
 * least one; the usual time where too few were decided to tell.
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

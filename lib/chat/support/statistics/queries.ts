import 'server-only';
import { sql } from 'drizzle-orm';
import { supportLimits } from '@/lib/chat/support/constants';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';

export type DeskDay = {
  /** YYYY-MM-DD in the reader's time zone; null for the total */
  day: string | null;
  /** requests of the day; of these: joined, resolved, cancelled, not joined yet */
  asked: number;
  joined: number;
  resolved: number;
  cancelled: number;
  waiting: number;
  /** median minutes until an agent joined, of requests made during opening hours; null without any */
  wait: number | null;
  /** average from 1 to 5, and number of ratings; null without any */
  rating: number | null;
  rated: number;
};

/**
 * Statistics of support requests per day, newest first, then the total; days without requests are left out, as is an
 * empty total.
 * @throws AppError forbidden by role
 */
export async function deskFigures(actor: StaffActor): Promise<DeskDay[]> {
  assertStaff(actor, 'support');
  return rows<DeskDay>(
    database(),
    sql`select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as asked, count(joined_at)::int as joined,
        (count(*) filter (where state = 'resolved'))::int as resolved,
        (count(*) filter (where state = 'cancelled'))::int as cancelled,
        (count(*) filter (where state = 'waiting'))::int as waiting,
        (percentile_cont(0.5) within group (order by extract(epoch from joined_at - created_at) / 60)
          filter (where joined_at is not null and not by_mail))::float8 as wait,
        avg(rating)::float8 as rating, count(rating)::int as rated
      from (select *, (created_at at time zone ${actor.timeZone})::date as day from support_request
        where created_at > now() - ${supportLimits.figureDays}::int * interval '1 day') s
      group by grouping sets ((day), ()) having count(*) > 0 order by day desc nulls last`,
  );
}

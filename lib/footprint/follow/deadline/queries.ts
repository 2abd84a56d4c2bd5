import 'server-only';
import { sql } from 'drizzle-orm';
import { dayMs } from '@/lib/platform/calendar/constants';
import { config, type FollowPeriod } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';

/** A kept tender with its deadline, ISO 8601. */
export type TenderDeadline = { id: number; deadlineAt: string };

/** Days before its deadline on which a kept tender is told of. */
const remindDays = 3;

/**
 * The open tenders that an account keeps whose deadline comes within three days, each told once, the nearest first; of
 * a weekly e-mail all that close before three days after the next one.
 * @param coveredUntil when the last e-mail went, or was asked for
 */
export const closingTenders = (
  accountId: number,
  period: FollowPeriod,
  coveredUntil: Date,
  now: Date,
): Promise<TenderDeadline[]> => {
  const ahead = (remindDays + (period === 'weekly' ? 7 : 0)) * dayMs;
  const until = (from: Date) => new Date(from.getTime() + ahead).toISOString();
  // Whatever was marked after the last e-mail was not in it, however near its deadline.
  return rows<TenderDeadline>(
    database(),
    sql`select x.id, ${utc(sql`x.deadline_at`)} as "deadlineAt" from favourite f join tender x on x.id = f.tender_id
      where f.account_id = ${accountId} and x.status = 'open' and x.deadline_at > ${now.toISOString()}
        and x.deadline_at <= ${until(now)}
        and (x.deadline_at > ${until(coveredUntil)} or f.created_at > ${coveredUntil.toISOString()})
      order by x.deadline_at, x.id limit ${config.follow.mailItems}`,
  );
};

import 'server-only';
import { sql } from 'drizzle-orm';
import { dayMs } from '@/lib/platform/calendar/constants';
import { config, type FollowPeriod } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';

/** A kept tender with its deadline, ISO 8601. */
export type TenderDeadline = { id: number; deadlineAt: string };

/** Days before the deadline of a favourite tender at which it is announced. */
const remindDays = 3;

/**
 * Open favourite tenders of an account that close within three days, each announced once, nearest first; for a weekly
 * e-mail, all that close less than three days after the next one.
 * @param coveredUntil time of the last e-mail or of the subscription
 */
export const closingTenders = (
  accountId: number,
  period: FollowPeriod,
  coveredUntil: Date,
  now: Date,
): Promise<TenderDeadline[]> => {
  const span = (remindDays + (period === 'weekly' ? 7 : 0)) * dayMs;
  const until = (from: Date) => new Date(from.getTime() + span).toISOString();
  // Tenders marked after the last e-mail were not in it, however near their deadline.
  return rows<TenderDeadline>(
    database(),
    sql`select x.id, ${utc(sql`x.deadline_at`)} as "deadlineAt" from favourite f join tender x on x.id = f.tender_id
      where f.account_id = ${accountId} and x.status = 'open' and x.deadline_at > ${now.toISOString()}
        and x.deadline_at <= ${until(now)}
        and (x.deadline_at > ${until(coveredUntil)} or f.created_at > ${coveredUntil.toISOString()})
      order by x.deadline_at, x.id limit ${config.follow.mailItems}`,
  );
};

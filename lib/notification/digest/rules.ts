import { dayMs, hourMs } from '@/lib/platform/calendar/constants';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { config, type FollowPeriod } from '@/lib/platform/config';

/** The day, or the Monday of the week, that an instant belongs to; each begins at the hour at which e-mails go out. */
const periodOf = (period: FollowPeriod, timeZone: string, at: Date): string => {
  const today = dayIn(timeZone, new Date(at.getTime() - config.follow.mailHour * hourMs));
  if (period === 'daily') return today;
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * dayMs).toISOString().slice(0, 10);
};

/**
 * Whether an e-mail about what is followed may go: once a day or week of the reader, from the morning on.
 * @param coveredUntil when the last one went, or was asked for
 */
export const isDue = (period: FollowPeriod, timeZone: string, coveredUntil: Date, now: Date): boolean =>
  periodOf(period, timeZone, coveredUntil) < periodOf(period, timeZone, now);

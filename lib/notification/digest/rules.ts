import { dayMs, hourMs } from '@/lib/platform/calendar/constants';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { config, type FollowPeriod } from '@/lib/platform/config';

/** The day, or the week's Monday, of an instant; both start at the hour at which digests are sent. */
const periodOf = (period: FollowPeriod, timeZone: string, at: Date): string => {
  const today = dayIn(timeZone, new Date(at.getTime() - config.follow.mailHour * hourMs));
  if (period === 'daily') return today;
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * dayMs).toISOString().slice(0, 10);
};

/**
 * Whether a digest is due: once per local day or week, from the morning on.
 * @param coveredUntil time of the last digest or of the subscription
 */
export const isDue = (period: FollowPeriod, timeZone: string, coveredUntil: Date, now: Date): boolean =>
  periodOf(period, timeZone, coveredUntil) < periodOf(period, timeZone, now);

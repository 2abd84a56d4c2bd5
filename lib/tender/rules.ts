import { dayMs } from '@/lib/platform/calendar/constants';
import type { TenderCard } from './types';

/** How near a deadline is. */
export type Nearness = 'open' | 'soon' | 'over';
export type TimeLeft = { nearness: Nearness; days: number };

/**
 * The whole days left until a deadline, 0 on its last day and after it.
 * @param now milliseconds since the epoch
 * @param soon days within which it is near
 */
export function leftUntil(deadlineAt: string, now: number, soon: number): TimeLeft {
  const rest = Date.parse(deadlineAt) - now;
  if (rest <= 0) return { nearness: 'over', days: 0 };
  return { nearness: rest <= soon * dayMs ? 'soon' : 'open', days: Math.floor(rest / dayMs) };
}

/** A tender's effective status: an open one past its deadline is closed. docs/domain.md, Content. */
export const effectiveStatus = (
  { status, deadlineAt }: Pick<TenderCard, 'status' | 'deadlineAt'>,
  now: number,
): TenderCard['status'] | 'closed' =>
  status === 'open' && deadlineAt !== null && Date.parse(deadlineAt) <= now ? 'closed' : status;

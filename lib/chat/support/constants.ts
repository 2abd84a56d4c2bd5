import type { supportStates } from '@/lib/platform/db/schema/chat-state';

export type SupportState = (typeof supportStates)[number];

/**
 * Limits of customer service: requests listed at the desk, characters of a rating's text, days in which to rate and
 * over which the usual wait is measured, waits needed for it, and days of statistics.
 */
export const supportLimits = {
  list: 100,
  rating: 1000,
  ratingDays: 7,
  usualDays: 30,
  usualMin: 5,
  figureDays: 30,
} as const;
/** Views of the desk's list. */
export const deskViews = ['waiting', 'mine', 'open', 'ended'] as const;
export type DeskView = (typeof deskViews)[number];

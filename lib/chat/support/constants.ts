import type { supportStates } from '@/lib/platform/db/schema/chat-state';

export type SupportState = (typeof supportStates)[number];

/**
 * Limits of the customer service: requests that the desk lists, characters of what is said with a rating, days in which
 * it can be given and over which the usual wait is taken, waits that it needs, and days of the figures.
 */
export const supportLimits = {
  list: 100,
  rating: 1000,
  ratingDays: 7,
  usualDays: 30,
  usualMin: 5,
  figureDays: 30,
} as const;
/** What the desk can list. */
export const deskViews = ['waiting', 'mine', 'open', 'ended'] as const;
export type DeskView = (typeof deskViews)[number];

import type { PurchaseState } from './constants';

/** A request's effective state: an open one past its validity counts as closed, even before the job has marked it. */
export const standingOf = (
  { state, validUntil }: { state: PurchaseState; validUntil: string },
  now: number,
): PurchaseState => (state === 'open' && Date.parse(validUntil) <= now ? 'closed' : state);

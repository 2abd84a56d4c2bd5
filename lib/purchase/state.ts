import type { PurchaseState } from './constants';

/** Where a request stands now: what is open and past its validity is closed, also before the clock has marked it. */
export const standingOf = (
  { state, validUntil }: { state: PurchaseState; validUntil: string },
  now: number,
): PurchaseState => (state === 'open' && Date.parse(validUntil) <= now ? 'closed' : state);

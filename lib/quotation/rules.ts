import type { closeReasons } from '@/lib/platform/db/schema/trade-state';
import type { LifeCycle } from '@/lib/platform/life-cycle';
import type { PurchaseState } from '@/lib/purchase/constants';
import { isFullInTime } from '@/lib/purchase/rules';
import { compareOffer, type PricedOffer } from './comparison/rules';

/** Life cycle of a quotation. docs/domain.md, Quotation. */
export const quotationLife = {
  initial: 'submitted',
  events: {
    revise: { from: ['submitted', 'revised'], to: 'revised', by: 'supplier', condition: 'timeOrRoundRuns' },
    withdraw: { from: ['submitted', 'revised'], to: 'withdrawn', by: 'supplier', condition: null },
    accept: { from: ['submitted', 'revised'], to: 'accepted', by: 'purchaser', condition: 'stillValid' },
    decline: { from: ['submitted', 'revised'], to: 'declined', by: 'purchaser', condition: 'withReason' },
    passOver: { from: ['submitted', 'revised'], to: 'notSelected', by: 'system', condition: 'requestEnded' },
    restore: { from: ['accepted', 'notSelected'], to: 'submitted', by: 'system', condition: 'undoneAndValid' },
    restoreRevised: { from: ['accepted', 'notSelected'], to: 'revised', by: 'system', condition: 'undoneAndValid' },
    lapse: { from: ['accepted', 'notSelected'], to: 'expired', by: 'system', condition: 'undoneAndOver' },
    remove: { from: ['submitted', 'revised'], to: 'withdrawn', by: 'staff', condition: 'reportUpheld' },
    expire: { from: ['submitted', 'revised'], to: 'expired', by: 'system', condition: 'validityOver' },
  },
} as const satisfies LifeCycle;

export type QuotationEvent = keyof typeof quotationLife.events;

type RequestState = {
  state: PurchaseState;
  closeReason: (typeof closeReasons)[number] | null;
  validUntil: Date | null;
};

/**
 * Whether live quotations of a request can be revised: within its validity, even if full, and while undecided during a
 * round of better offers.
 * @param round deadline of this quotation's round; null without one
 */
export const isRevisable = (request: RequestState, round: Date | null, now: Date): boolean => {
  if (request.state !== 'open' && request.state !== 'closed') return false;
  const isOpen = request.state === 'open' && request.validUntil !== null && request.validUntil > now;
  return isOpen || isFullInTime(request, now) || (round !== null && round > now);
};

/** Total of a quotation on its own terms, price breaks included. */
export const ownTotal = (quotation: PricedOffer): number | null => {
  const { currency, quantity, unit, incoterm } = quotation;
  return compareOffer(quotation, { currency, quantity, unit, incoterm, priceQuantity: 1 }, []).total;
};

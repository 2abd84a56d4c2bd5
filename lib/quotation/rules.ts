import type { closeReasons } from '@/lib/platform/db/schema/trade-state';
import type { LifeCycle } from '@/lib/platform/life-cycle';
import type { PurchaseState } from '@/lib/purchase/constants';
import { isFullInTime } from '@/lib/purchase/rules';
import { compareOffer, type PricedOffer } from './comparison/rules';

/** The life of a quotation, drawn in docs/domain.md, Quotation. */
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

type Asked = { state: PurchaseState; closeReason: (typeof closeReasons)[number] | null; validUntil: Date | null };

/**
 * Whether live quotations for a request can be revised: in its time, also while it is full, and of an undecided one while
 * the buyer waits for a better offer.
 * @param round until when the buyer waits for a better offer of this one; null where none was asked for
 */
export const isRevisable = (request: Asked, round: Date | null, now: Date): boolean => {
  if (request.state !== 'open' && request.state !== 'closed') return false;
  const isOpen = request.state === 'open' && request.validUntil !== null && request.validUntil > now;
  return isOpen || isFullInTime(request, now) || (round !== null && round > now);
};

/** What all that was quoted costs at its own terms, breaks of its price counted in. */
export const ownTotal = (quotation: PricedOffer): number | null => {
  const { currency, quantity, unit, incoterm } = quotation;
  return compareOffer(quotation, { currency, quantity, unit, incoterm, priceQuantity: 1 }, []).total;
};

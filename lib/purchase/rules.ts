import { dayMs } from '@/lib/platform/calendar/constants';
import type { closeReasons } from '@/lib/platform/db/schema/trade-state';
import type { LifeCycle } from '@/lib/platform/life-cycle';
import { type PurchaseKind, type PurchaseState, purchaseLimits } from './constants';

/**
 * The life of a purchase request, drawn in docs/domain.md, Purchase request. `fill` and `reopen` follow from what
 * happens to its quotations.
 */
export const purchaseLife = {
  initial: 'draft',
  events: {
    publish: { from: ['draft'], to: 'open', by: 'purchaser', condition: 'completeAndKnown' },
    submit: { from: ['draft'], to: 'pending', by: 'purchaser', condition: 'completeAndUnknown' },
    withdraw: { from: ['pending'], to: 'draft', by: 'purchaser', condition: null },
    approve: { from: ['pending'], to: 'open', by: 'staff', condition: 'stillValid' },
    reject: { from: ['pending'], to: 'draft', by: 'staff', condition: 'withReason' },
    close: { from: ['open'], to: 'closed', by: 'purchaser', condition: null },
    fill: { from: ['open'], to: 'closed', by: 'system', condition: 'noPlaceLeft' },
    timeOut: { from: ['open'], to: 'closed', by: 'system', condition: 'validityOver' },
    reopen: { from: ['closed'], to: 'open', by: 'system', condition: 'closedFullAndPlaceFree' },
    award: { from: ['open', 'closed'], to: 'awarded', by: 'purchaser', condition: 'quotationLive' },
    undo: { from: ['awarded'], to: 'closed', by: 'purchaser', condition: 'inTimeWithReason' },
    stepBack: { from: ['awarded'], to: 'closed', by: 'supplier', condition: 'inTimeWithReason' },
    cancel: { from: ['open', 'closed'], to: 'cancelled', by: 'purchaser', condition: 'withReason' },
    remove: { from: ['open', 'closed'], to: 'cancelled', by: 'staff', condition: 'reportUpheld' },
    expire: { from: ['closed'], to: 'expired', by: 'system', condition: 'decisionTimeOver' },
  },
} as const satisfies LifeCycle;

export type PurchaseEvent = keyof typeof purchaseLife.events;

type Closed = {
  state: PurchaseState;
  closeReason: (typeof closeReasons)[number] | null;
  closedAt: Date | null;
  validUntil: Date | null;
};

/** Whether a request is closed only while all its places are taken: in its time it opens again where one becomes free. */
export const isFullInTime = ({ state, closeReason, validUntil }: Omit<Closed, 'closedAt'>, now: Date): boolean =>
  state === 'closed' && closeReason === 'full' && validUntil !== null && validUntil > now;

/**
 * Until when a closed request can be decided: for some days from its closing, and as long as one of its quotations is
 * valid; null for one that is not closed, or only while it is full.
 * @param lastValidity when the last of its live quotations ends; null where it has none
 */
export function decisionEnd(request: Closed, lastValidity: Date | null, days: number, now: Date): Date | null {
  const { state, closedAt } = request;
  if (state !== 'closed' || closedAt === null || isFullInTime(request, now)) return null;
  return new Date(Math.max(closedAt.getTime() + days * dayMs, lastValidity?.getTime() ?? 0));
}

/** Until when an award can be undone; null for a request that is not awarded. */
export const undoEnd = ({ state, endedAt }: { state: PurchaseState; endedAt: Date | null }): Date | null =>
  state === 'awarded' && endedAt ? new Date(endedAt.getTime() + purchaseLimits.undoDays * dayMs) : null;

/** Whether others than its buyer and the staff see a request in a state. */
export const isShown = (state: PurchaseState): state is Exclude<PurchaseState, 'draft' | 'pending'> =>
  state !== 'draft' && state !== 'pending';

/** Whether staff took a request away: no other step to `cancelled` leaves a reason of theirs. */
export const wasRemoved = ({ state, reviewReason }: { state: PurchaseState; reviewReason: string | null }): boolean =>
  state === 'cancelled' && reviewReason !== null;

/** What is known of the places of a request. */
export type Places = {
  /** the cap that its buyer set */
  max: number;
  /** live quotations of suppliers whom the buyer invited, and of all others */
  invited: number;
  uninvited: number;
};

/** Places kept for suppliers whom the buyer invites. docs/domain.md, Purchase request. */
export const sparedPlaces = 1;

/** How many more quotations a request takes: of suppliers whom its buyer invited, or of any other. */
export const placesLeft = ({ max, invited, uninvited }: Places, isInvited: boolean): number => {
  const left = max - invited - uninvited;
  return Math.max(0, isInvited ? left : Math.min(left, max - sparedPlaces - uninvited));
};

/**
 * How many more quotations a request takes as its buyer is told, and how many of them of suppliers alone whom the buyer
 * invites; an inquiry is for those anyway.
 */
export const ownPlaces = (places: Places, kind: PurchaseKind): { left: number; spared: number } => {
  const left = placesLeft(places, true);
  return { left, spared: kind === 'inquiry' ? 0 : left - placesLeft(places, false) };
};

/** Whether nobody can quote any more. */
export const isFull = (places: Places): boolean => placesLeft(places, true) === 0;

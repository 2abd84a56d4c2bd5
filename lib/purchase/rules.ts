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

/** Whether a request is closed only because it is full: within its validity it reopens when a place becomes free. */
export const isFullInTime = ({ state, closeReason, validUntil }: Omit<Closed, 'closedAt'>, now: Date): boolean =>
  state === 'closed' && closeReason === 'full' && validUntil !== null && validUntil > now;

/**
 * Until when a closed request can be decided: some days after closing, and while a quotation is valid; null unless
 * closed, other than by being full.
 * @param lastValidity end of validity of its last live quotation; null without any
 */
export function decisionEnd(request: Closed, lastValidity: Date | null, days: number, now: Date): Date | null {
  const { state, closedAt } = request;
  if (state !== 'closed' || closedAt === null || isFullInTime(request, now)) return null;
  return new Date(Math.max(closedAt.getTime() + days * dayMs, lastValidity?.getTime() ?? 0));
}

/** Until when an award can be undone; null if there is none. */
export const undoEnd = ({ state, endedAt }: { state: PurchaseState; endedAt: Date | null }): Date | null =>
  state === 'awarded' && endedAt ? new Date(endedAt.getTime() + purchaseLimits.undoDays * dayMs) : null;

/** Whether others than its buyer and the staff see a request in a state. */
export const isShown = (state: PurchaseState): state is Exclude<PurchaseState, 'draft' | 'pending'> =>
  state !== 'draft' && state !== 'pending';

/** Whether staff removed a request: no other way to `cancelled` sets their reason. */
export const wasRemoved = ({ state, reviewReason }: { state: PurchaseState; reviewReason: string | null }): boolean =>
  state === 'cancelled' && reviewReason !== null;

/** Use of a request's quotation places. */
export type Places = {
  /** limit set by its buyer */
  max: number;
  /** live quotations of invited suppliers, and of all others */
  invited: number;
  uninvited: number;
};

/** Places reserved for invited suppliers. docs/domain.md, Purchase request. */
export const sparedPlaces = 1;

/** Places left in a request, for an invited supplier or any other. */
export const placesLeft = ({ max, invited, uninvited }: Places, isInvited: boolean): number => {
  const left = max - invited - uninvited;
  return Math.max(0, isInvited ? left : Math.min(left, max - sparedPlaces - uninvited));
};

/**
 * Places left as shown to the buyer, and how many of them are reserved for invited suppliers; for an inquiry none, as
 * all bidders are invited.
 */
export const ownPlaces = (places: Places, kind: PurchaseKind): { left: number; spared: number } => {
  const left = placesLeft(places, true);
  return { left, spared: kind === 'inquiry' ? 0 : left - placesLeft(places, false) };
};

/** Whether no more quotations can be submitted. */
export const isFull = (places: Places): boolean => placesLeft(places, true) === 0;

/** A request's effective state: an open one past its validity counts as closed, even before the job has marked it. */
export const effectiveState = (
  { state, validUntil }: { state: PurchaseState; validUntil: string },
  now: number,
): PurchaseState => (state === 'open' && Date.parse(validUntil) <= now ? 'closed' : state);

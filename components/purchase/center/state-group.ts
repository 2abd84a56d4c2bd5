import type { PurchaseState } from '@/lib/purchase/constants';

/** Under what a buyer looks for a request: what can be done with it. */
export const stateGroups = {
  open: ['pending', 'open', 'closed'],
  draft: ['draft'],
  decided: ['awarded'],
  ended: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly PurchaseState[]>;
export type StateGroup = keyof typeof stateGroups;
export const stateGroupNames = Object.keys(stateGroups) as StateGroup[];

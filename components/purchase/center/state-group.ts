import type { PurchaseState } from '@/lib/purchase/constants';

/** Groups of states, by possible actions. */
export const stateGroups = {
  open: ['pending', 'open', 'closed'],
  draft: ['draft'],
  decided: ['awarded'],
  ended: ['cancelled', 'expired'],
} as const satisfies Record<string, readonly PurchaseState[]>;
export type StateGroup = keyof typeof stateGroups;
export const stateGroupNames = Object.keys(stateGroups) as StateGroup[];

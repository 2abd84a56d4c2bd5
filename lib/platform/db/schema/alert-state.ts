/** States of an alert; a deleted one is kept for a while, so that deleting it can be undone. */
export const alertStates = ['active', 'paused', 'deleted'] as const;
export type AlertState = (typeof alertStates)[number];

import type { LifeCycle } from '@/lib/life-cycle';

/** The life of a quotation, drawn in docs/domain.md, Quotation. */
export const quotationLife = {
  initial: 'submitted',
  events: {
    revise: { from: ['submitted', 'revised'], to: 'revised', by: 'supplier', condition: 'requestUndecided' },
    withdraw: { from: ['submitted', 'revised'], to: 'withdrawn', by: 'supplier', condition: null },
    accept: { from: ['submitted', 'revised'], to: 'accepted', by: 'purchaser', condition: 'stillValid' },
    decline: { from: ['submitted', 'revised'], to: 'declined', by: 'purchaser', condition: 'withReason' },
    passOver: { from: ['submitted', 'revised'], to: 'notSelected', by: 'system', condition: 'requestEnded' },
    remove: { from: ['submitted', 'revised'], to: 'withdrawn', by: 'staff', condition: 'reportUpheld' },
    expire: { from: ['submitted', 'revised'], to: 'expired', by: 'system', condition: 'validityOver' },
  },
} as const satisfies LifeCycle;

export type QuotationEvent = keyof typeof quotationLife.events;

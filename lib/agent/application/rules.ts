import type { LifeCycle } from '@/lib/platform/life-cycle';

/** Life cycle of an agent application. docs/domain.md, Agent application. */
export const applicationLife = {
  initial: 'submitted',
  events: {
    accept: { from: ['submitted'], to: 'accepted', by: 'supplier', condition: 'territoryFree' },
    decline: { from: ['submitted'], to: 'declined', by: 'supplier', condition: 'withReason' },
  },
} as const satisfies LifeCycle;

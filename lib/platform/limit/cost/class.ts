import type { Demand, places } from '@/lib/platform/limit/table';

/** How the front limits a cost class: by which rate per network, and in which queue of the renderer. */
type Class = { demand: Demand; place: keyof typeof places };

/**
 * Cost of a request for the renderer. `search`: keywords or filters, not cached; `page`: other pages; `listing`: calls
 * reading as much as a page; `act`: calls that store or send, also limited per account; `call`: others.
 */
export const costClasses = {
  search: { demand: 'search', place: 'page' },
  page: { demand: 'page', place: 'page' },
  listing: { demand: 'listing', place: 'page' },
  act: { demand: 'call', place: 'call' },
  call: { demand: 'call', place: 'call' },
} as const satisfies Record<string, Class>;

export type CostClass = keyof typeof costClasses;
export type CallCosts = Record<`/api/${string}`, Exclude<CostClass, 'page'>>;

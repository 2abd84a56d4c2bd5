import type { Demand, places } from '@/lib/platform/limit/table';

/** How a class of cost is counted by the front: by which rate of a network, and for which places at the renderer. */
type Class = { demand: Demand; place: keyof typeof places };

/**
 * What a request asks of the renderer. `search`: words or filters, looked for anew each time; `page`: any other page;
 * `listing`: a call that reads as many rows as a page does; `act`: a call that stores something or writes to somebody,
 * which its account has a rate for too; `call`: any other.
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

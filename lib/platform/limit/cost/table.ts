import { decodeText } from '@/lib/platform/routes/keyword';
import { type RouteName, routes } from '@/lib/platform/routes/table';
import { accountCalls } from './account';
import type { CallCosts, CostClass } from './class';
import { showcaseCalls } from './showcase';
import { staffCalls } from './staff';
import { tradeCalls } from './trade';

/** The class of cost of every call. docs/security.md, Limits. */
export const callCosts: CallCosts = { ...accountCalls, ...showcaseCalls, ...tradeCalls, ...staffCalls };

const known = new Map<string, CostClass>(Object.entries(callCosts));

/** What a page costs: one for a word is a search, and so is a list with filters, in another order or on a later page. */
export const pageCost = (name: RouteName | undefined, address: string): CostClass =>
  (name !== undefined && routes[name].pattern.includes('{keyword*}')) || address.includes('?') ? 'search' : 'page';

/** What a request that no page of the store answers costs, by its path, however that is written. */
export const pathCost = (path: string): CostClass => {
  if (path.startsWith('/storage')) return 'call';
  // A feed is looked for by its words and filters each time.
  if (path.startsWith('/feed/')) return 'search';
  if (!path.startsWith('/api/')) return 'page';
  return known.get(path) ?? known.get(decodeText(path)) ?? 'call';
};

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

/** The cost of a page: with a keyword, filters, another order or a later page it is a search. */
export const pageCost = (name: RouteName | undefined, address: string): CostClass =>
  (name !== undefined && routes[name].pattern.includes('{keyword*}')) || address.includes('?') ? 'search' : 'page';

/** The cost of a request missed by the page store, by its path in any spelling. */
export const pathCost = (path: string): CostClass => {
  if (path.startsWith('/storage')) return 'call';
  // Feeds run their keyword and filters every time.
  if (path.startsWith('/feed/')) return 'search';
  if (!path.startsWith('/api/')) return 'page';
  return known.get(path) ?? known.get(decodeText(path)) ?? 'call';
};

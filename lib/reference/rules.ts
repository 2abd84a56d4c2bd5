import { config } from '@/lib/platform/config';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { withState } from '@/lib/platform/routes/address';
import { type Route, type RouteName, routes } from '@/lib/platform/routes/table';
import type { NavItem } from './types';

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The path of a navigation entry on a site; null if the page does not exist. */
export const navPath = (locale: Locale, { route, sortBy }: Pick<NavItem, 'route' | 'sortBy'>): string | null => {
  const [name = '', value] = route.split(':');
  if (!isRoute(name)) return null;
  const { zhOnly, pattern }: Route = routes[name];
  const tokens = [...pattern.matchAll(/\{(\w+)/g)].map(([, token = '']) => token);
  const values = value === undefined ? [] : [value];
  if (tokens.length !== values.length || (zhOnly && locale !== defaultLocale)) return null;
  const sort = config.sorts.find((one) => one === sortBy);
  const params = Object.fromEntries(tokens.map((token, index) => [token, values[index]]));
  return withState({ name, params } as Parameters<typeof withState>[0], sort ? { sort } : {});
};

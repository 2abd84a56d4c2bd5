import { href } from './address';
import { routes } from './table';

const doors = [
  routes.supplierLogin,
  routes.supplierRegister,
  routes.supplierForget,
  routes.purchaserLogin,
  routes.purchaserRegister,
  routes.purchaserForget,
].map(({ pattern }) => pattern as string);

/**
 * Where `?redirect=` of a query leads: a path of this very site with its query; null for anything else.
 * docs/domain.md, Who acts.
 */
export const backOf = (search: string): string | null => {
  const asked = new URLSearchParams(search).get('redirect');
  if (!asked?.startsWith('/') || /^\/[/\\]/.test(asked)) return null;
  // A parser takes out tabs and line breaks, and may then see another host.
  const home = 'http://site.invalid';
  const { origin, pathname, search: query, hash } = new URL(asked, home);
  if (origin !== home || pathname.startsWith('//') || /^\/(?:api|storage|_next)\//.test(pathname)) return null;
  return doors.includes(pathname) ? null : pathname + query + hash;
};

const withBack = (page: string): string => {
  const { pathname, search, hash } = location;
  return `${page}?redirect=${encodeURIComponent(pathname + search + hash)}`;
};

/** The sign-in page of a kind, which leads back to where the visitor is. */
export const signInAddress = (kind: 'supplier' | 'purchaser'): string =>
  withBack(href(kind === 'purchaser' ? 'purchaserLogin' : 'supplierLogin'));

/** The page where a purchaser registers, which leads back to where the visitor is. */
export const registerAddress = (): string => withBack(href('purchaserRegister'));

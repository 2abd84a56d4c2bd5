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
 * The target of `?redirect=`: a path on this site with query; null for anything else.
 * docs/domain.md, Who acts.
 */
export const backOf = (search: string): string | null => {
  const target = new URLSearchParams(search).get('redirect');
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return null;
  // URL parsers drop tabs and line breaks, which can reveal another host.
  const home = 'http://site.invalid';
  const { origin, pathname, search: query, hash } = new URL(target, home);
  if (origin !== home || pathname.startsWith('//') || /^\/(?:api|storage|_next)\//.test(pathname)) return null;
  return doors.includes(pathname) ? null : pathname + query + hash;
};

const withBack = (page: string): string => {
  const { pathname, search, hash } = location;
  return `${page}?redirect=${encodeURIComponent(pathname + search + hash)}`;
};

/** The sign-in page of a kind, returning to the current page. */
export const signInAddress = (kind: 'supplier' | 'purchaser'): string =>
  withBack(href(kind === 'purchaser' ? 'purchaserLogin' : 'supplierLogin'));

/** The purchaser's registration page, returning to the current page. */
export const registerAddress = (): string => withBack(href('purchaserRegister'));

import { href } from '@/lib/platform/routes/address';
import { safePath, safeQuery } from './location';
import { type Redirect, type RequestFacts, redirect } from './types';

const open = /^(login|register|forget)(\.html)?$/;

/** The center that a path belongs to; null for others, sign-in pages included. */
export const centerOf = (path: string): 'supplier' | 'purchaser' | null => {
  const [, first, second = ''] = path.split('/');
  if (open.test(second)) return null;
  if (first === 'companycenter') return 'supplier';
  return first === 'amember' ? 'purchaser' : null;
};

/** The redirect to the center's sign-in page, which returns afterwards. */
export const toSignIn = (
  kind: 'supplier' | 'purchaser',
  { path, search }: Pick<RequestFacts, 'path' | 'search'>,
): Redirect => {
  const back = encodeURIComponent(safePath(path) + safeQuery(search));
  return redirect(303, `${href(kind === 'supplier' ? 'supplierLogin' : 'purchaserLogin')}?redirect=${back}`);
};

/**
 * Redirects visitors without a session from a center to its sign-in page, which returns afterwards (docs/domain.md,
 * Addresses).
 */
export const guard = ({
  path,
  search,
  cookies,
}: Pick<RequestFacts, 'path' | 'search' | 'cookies'>): Redirect | null => {
  const kind = centerOf(path);
  if (kind === null || (kind === 'supplier' ? cookies.token : cookies.usertoken)) return null;
  return toSignIn(kind, { path, search });
};

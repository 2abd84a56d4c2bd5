import { href } from '@/lib/platform/routes/address';
import { type Redirect, type RequestFacts, redirect } from './facts';
import { safePath, safeQuery } from './location';

const open = /^(login|register|forget)(\.html)?$/;

/** Whose center a path is in; null for every other, the pages of sign-in among them. */
export const centerOf = (path: string): 'supplier' | 'purchaser' | null => {
  const [, first, second = ''] = path.split('/');
  if (open.test(second)) return null;
  if (first === 'companycenter') return 'supplier';
  return first === 'amember' ? 'purchaser' : null;
};

/** The way from a center's page to its sign-in page, which leads back. */
export const toSignIn = (
  kind: 'supplier' | 'purchaser',
  { path, search }: Pick<RequestFacts, 'path' | 'search'>,
): Redirect => {
  const back = encodeURIComponent(safePath(path) + safeQuery(search));
  return redirect(303, `${href(kind === 'supplier' ? 'supplierLogin' : 'purchaserLogin')}?redirect=${back}`);
};

/** Leads who has no session from a center to its sign-in page, which leads back (docs/domain.md, Addresses). */
export const guard = ({
  path,
  search,
  cookies,
}: Pick<RequestFacts, 'path' | 'search' | 'cookies'>): Redirect | null => {
  const kind = centerOf(path);
  if (kind === null || (kind === 'supplier' ? cookies.token : cookies.usertoken)) return null;
  return toSignIn(kind, { path, search });
};

import { href } from '@/lib/routes/address';
import { type Facts, type Redirect, redirect } from './facts';
import { safePath, safeQuery } from './location';

const open = /^(login|register|forget)(\.html)?$/;

/** Leads who has no session from a centre to its sign-in page, which leads back (specification 2.2, access guard). */
export const guard = ({ path, search, cookies }: Pick<Facts, 'path' | 'search' | 'cookies'>): Redirect | null => {
  const [, first, second = ''] = path.split('/');
  if (first !== 'companycenter' && first !== 'amember') return null;
  if (open.test(second)) return null;
  const supplier = first === 'companycenter';
  if (supplier ? cookies.token : cookies.usertoken) return null;
  const back = encodeURIComponent(safePath(path) + safeQuery(search));
  return redirect(302, `${href(supplier ? 'supplierLogin' : 'purchaserLogin')}?redirect=${back}`);
};

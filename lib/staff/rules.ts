import type { StaffActor } from '@/lib/platform/auth/actor';
import type { StaffRole } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { backOf } from '@/lib/platform/routes/back';

const deciding: readonly StaffRole[] = ['reviewer', 'admin'];
const editing: readonly StaffRole[] = ['editor', 'admin'];

/** Whether a member of the staff decides; editors and support only read. docs/domain.md, Company users. */
export const mayDecide = ({ roles }: Pick<StaffActor, 'roles'>): boolean =>
  roles.some((role) => deciding.includes(role));

/** Whether a staff member may edit the site's own content, keywords and hot words. */
export const mayEdit = ({ roles }: Pick<StaffActor, 'roles'>): boolean => roles.some((role) => editing.includes(role));

/** Target after sign-in: a console page, by default the first. */
export const consoleBack = (target: string | undefined): string => {
  const back = backOf(new URLSearchParams({ redirect: target ?? '' }).toString()) ?? '';
  const known = /^\/admin(?=[/?]|$)/.test(back) && back.split('?')[0] !== href('adminSignIn');
  return known ? back : href('admin');
};

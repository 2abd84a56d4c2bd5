import type { CompanyRole, StaffRole } from '@/lib/platform/config';
import { AppError } from '@/lib/platform/errors';
import type { StaffActor, SupplierActor } from './actor';

/** Roles of company users that may do each task (docs/domain.md, Company users). */
const permitted = {
  company: ['owner'],
  user: ['owner'],
  product: ['owner', 'editor'],
  showroom: ['owner', 'editor'],
  viewProduct: ['owner', 'editor', 'sales'],
  viewShowroom: ['owner', 'editor', 'sales'],
  chat: ['owner', 'sales'],
  quotation: ['owner', 'sales'],
} as const satisfies Record<string, readonly CompanyRole[]>;

export type Permission = keyof typeof permitted;

/** True if a company role may do a task. */
export const mayDo = (role: CompanyRole, task: Permission): boolean =>
  (permitted[task] as readonly CompanyRole[]).includes(role);

/** @throws AppError forbidden where the user's role in the company does not cover the task */
export const assertMayDo = (actor: SupplierActor, task: Permission): void => {
  if (!mayDo(actor.role, task)) throw new AppError('forbidden', [{ field: 'role', key: 'role' }]);
};

/** Whether a member of the staff has one of the roles; an admin has all. */
export const isStaffOf = ({ roles }: Pick<StaffActor, 'roles'>, ...needed: StaffRole[]): boolean =>
  roles.includes('admin') || needed.some((role) => roles.includes(role));

/** @throws AppError forbidden where the member of the staff has none of the roles */
export const assertStaff = (actor: StaffActor, ...needed: StaffRole[]): void => {
  if (!isStaffOf(actor, ...needed)) throw new AppError('forbidden', [{ field: 'role', key: 'staffRole' }]);
};

import { expect, it } from 'vitest';
import type { StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo, assertStaff, mayDo, type Permission } from '@/lib/platform/auth/rules';
import type { CompanyRole, StaffRole } from '@/lib/platform/config';

const views: Permission[] = ['viewProduct', 'viewShowroom'];
const tasks: Permission[] = ['company', 'user', 'product', 'showroom', ...views, 'chat', 'quotation'];

it.each([
  ['owner', tasks],
  ['editor', ['product', 'showroom', ...views]],
  ['sales', [...views, 'chat', 'quotation']],
] as [CompanyRole, Permission[]][])('a company’s %s may do %s and nothing else', (role, covered) => {
  expect(tasks.filter((task) => mayDo(role, task))).toEqual(covered);
  for (const task of tasks) {
    const assert = () => assertMayDo({ role } as SupplierActor, task);
    if (covered.includes(task)) expect(assert).not.toThrow();
    else expect(assert).toThrow('forbidden');
  }
});

it('staff act within their roles, an admin in all', () => {
  const actor = (...roles: StaffRole[]) => ({ roles }) as unknown as StaffActor;
  expect(() => assertStaff(actor('reviewer'), 'reviewer')).not.toThrow();
  expect(() => assertStaff(actor('admin'), 'reviewer')).not.toThrow();
  expect(() => assertStaff(actor('support', 'editor'), 'reviewer')).toThrow('forbidden');
  expect(() => assertStaff(actor(), 'reviewer')).toThrow('forbidden');
});

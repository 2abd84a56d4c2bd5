import type { Grade, Membership } from '@/lib/platform/config';
import type { Standing } from '@/lib/standing/rules';
import { type UpgradeTarget, upgradeTargets } from './constants';

const grades: readonly Grade[] = ['C', 'B', 'A'];
const memberships: readonly Membership[] = ['regular', 'gold', 'diamond'];

/** Whether the requested level is above the company's current one. */
export function isAbove(target: UpgradeTarget, { grade, membership }: Standing): boolean {
  if (isGrade(target)) return grades.indexOf(target) > grades.indexOf(grade);
  return memberships.indexOf(target) > memberships.indexOf(membership);
}

/** Whether the upgrade is a grade, which is earned by documents and never sold. */
export const isGrade = (target: UpgradeTarget): target is 'A' | 'B' => target === 'A' || target === 'B';

/** Upgrades a company can request. */
export const availableUpgrades = (standing: Standing): UpgradeTarget[] =>
  upgradeTargets.filter((target) => isAbove(target, standing));

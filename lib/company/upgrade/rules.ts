import type { Grade, Membership } from '@/lib/platform/config';
import type { Standing } from '@/lib/standing/rules';
import { upgradeWishes, type Wish } from './constants';

const grades: readonly Grade[] = ['C', 'B', 'A'];
const memberships: readonly Membership[] = ['regular', 'gold', 'diamond'];

/** Whether the requested level is above the company's current one. */
export function isAbove(wish: Wish, { grade, membership }: Standing): boolean {
  if (isGrade(wish)) return grades.indexOf(wish) > grades.indexOf(grade);
  return memberships.indexOf(wish) > memberships.indexOf(membership);
}

/** Whether the upgrade is a grade, which is earned by documents and never sold. */
export const isGrade = (wish: Wish): wish is 'A' | 'B' => wish === 'A' || wish === 'B';

/** Upgrades a company can request. */
export const openWishes = (standing: Standing): Wish[] => upgradeWishes.filter((wish) => isAbove(wish, standing));

import type { Grade, Membership } from '@/lib/config';
import { type Wish, wishes } from './constants';

const grades: readonly Grade[] = ['C', 'B', 'A'];
const memberships: readonly Membership[] = ['regular', 'gold', 'diamond'];

type Standing = { grade: Grade; membership: Membership };

/** Whether a wish is above what a company has today. */
export function isAbove(wish: Wish, { grade, membership }: Standing): boolean {
  if (wish === 'A' || wish === 'B') return grades.indexOf(wish) > grades.indexOf(grade);
  return memberships.indexOf(wish) > memberships.indexOf(membership);
}

/** What a company can ask for. */
export const openWishes = (standing: Standing): Wish[] => wishes.filter((wish) => isAbove(wish, standing));

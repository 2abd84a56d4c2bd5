import type { scoresOf } from '@/lib/quotation/comparison/row';
import { isCompared } from '@/lib/quotation/constants';
import type { Bid } from '@/lib/quotation/figure/types';
import { isRanked } from '@/lib/quotation/mark/rules';

export const orders = ['score', 'price', 'lead', 'submitted'] as const;
export type ComparisonOrder = (typeof orders)[number];

const last = Number.POSITIVE_INFINITY;

/** Sorts quotations; except by date, those missing a requirement come later, closed ones last. */
export function ordered(items: readonly Bid[], order: ComparisonOrder, scores: ReturnType<typeof scoresOf>): Bid[] {
  const rankOf = (bid: Bid): number => {
    if (order === 'price') return bid.compared?.total ?? last;
    if (order === 'lead') return bid.quotation.leadDays;
    return order === 'score' ? -(scores.get(bid.id)?.sum ?? -last) : 0;
  };
  const later = (bid: Bid) => (!isCompared(bid) ? 2 : order === 'submitted' || isRanked(bid) ? 0 : 1);
  return items.toSorted((a, b) => {
    const [one, other] = [rankOf(a), rankOf(b)];
    return later(a) - later(b) || (one === other ? 0 : one < other ? -1 : 1);
  });
}

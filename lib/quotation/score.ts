import type { Grade } from '@/lib/platform/config';
import type { PaymentMethod } from '@/lib/purchase/constants';

/** Weighted criteria, each scored from 0 to 1. */
export const criteria = ['price', 'delivery', 'warranty', 'grade', 'payment'] as const;
export type Criterion = (typeof criteria)[number];
/** Integers from 0 (ignored) to `maxWeight`. */
export type Weights = Record<Criterion, number>;
export type Scored = { parts: Record<Criterion, number | null>; sum: number | null };

export const maxWeight = 10;
/** Default weights. */
export const usualWeights: Weights = { price: 5, delivery: 2, warranty: 1, grade: 1, payment: 1 };

export type ScoreFacts = {
  /** total on the basis, as displayed */
  price: number | null;
  leadDays: number;
  warrantyMonths: number | null;
  grade: Grade;
  paymentMethod: PaymentMethod;
};
const gradeScore = { A: 1, B: 0.5, C: 0 } as const;
/** Higher the later and safer the buyer pays; free text cannot be ranked. */
const paymentScore: Record<PaymentMethod, number | null> = {
  openAccount: 1,
  documentsAgainstAcceptance: 0.8,
  documentsAgainstPayment: 0.6,
  letterOfCredit: 0.6,
  instalments: 0.5,
  deposit: 0.3,
  advance: 0,
  other: null,
};

/** Relative to the best, which scores 1. */
const relative = (value: number | null, best: number | null): number | null => {
  if (value === null || best === null) return null;
  return value === 0 ? 1 : Math.min(1, best / value);
};
const min = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/**
 * Weighted scores of quotations. The cheapest, the fastest and the longest warranty score 1, others in proportion.
 * Without a value for a weighted criterion there is no score.
 */
export function scoreOffers(offers: readonly ScoreFacts[], weights: Weights): Scored[] {
  const cheapest = min(offers.map(({ price }) => price));
  const fastest = min(offers.map(({ leadDays }) => leadDays));
  const longest = Math.max(0, ...offers.map(({ warrantyMonths }) => warrantyMonths ?? 0));
  const total = criteria.reduce((sum, criterion) => sum + weights[criterion], 0);
  return offers.map(({ price, leadDays, warrantyMonths, grade, paymentMethod }) => {
    const parts = {
      price: relative(price, cheapest),
      delivery: relative(leadDays, fastest),
      warranty: warrantyMonths === null || longest === 0 ? null : warrantyMonths / longest,
      grade: gradeScore[grade],
      payment: paymentScore[paymentMethod],
    };
    const weighed = criteria.filter((criterion) => weights[criterion] > 0);
    const isWhole = total > 0 && weighed.every((criterion) => parts[criterion] !== null);
    const sum = weighed.reduce((result, criterion) => result + (parts[criterion] ?? 0) * weights[criterion], 0);
    return { parts, sum: isWhole ? sum / total : null };
  });
}

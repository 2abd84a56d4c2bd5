import { isCompared, type QuotationState } from '../constants';
import type { Deviation } from '../types';

type Offered = { state: QuotationState; deviations: readonly Deviation[] };

/** Number of an offer's deviations that its buyer did not accept. */
export const missedCount = ({ deviations }: Pick<Offered, 'deviations'>): number =>
  deviations.filter(({ accepted }) => !accepted).length;

/** Whether an offer is ranked: compared, and without unaccepted deviations. */
export const isRanked = (offer: Offered): boolean => isCompared(offer) && missedCount(offer) === 0;

/** best of all; best of the ranked while an unranked one is better; best or equal, but not ranked */
export type QuotationMark = 'best' | 'bestOfMet' | 'bestButMissed';

/**
 * What marks each figure of an offer, where those compared differ.
 * @param read the figure, as it is shown
 * @param max whether more is better
 */
export function marksOf<T extends Offered>(
  offers: readonly T[],
  read: (offer: T) => number | null | undefined,
  max = false,
): (offer: T) => QuotationMark | null {
  const bestOf = (some: readonly T[]) => {
    const known = some.flatMap((offer) => read(offer) ?? []);
    return known.length === 0 ? null : max ? Math.max(...known) : Math.min(...known);
  };
  const compared = offers.filter(isCompared);
  const differs = new Set(compared.flatMap((offer) => read(offer) ?? [])).size > 1;
  const [best, bestRanked] = [bestOf(compared), bestOf(compared.filter(isRanked))];
  return (offer) => {
    const value = read(offer) ?? null;
    if (!differs || value === null || !isCompared(offer)) return null;
    if (!isRanked(offer)) return value === best ? 'bestButMissed' : null;
    if (value !== bestRanked) return null;
    return value === best ? 'best' : 'bestOfMet';
  };
}

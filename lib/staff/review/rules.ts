import type { ShownFields } from '../filter';
import type { ReviewDecision, ReviewView } from './types';

/** The rejection to which a pending submission responds; null if the last decision was not one. */
export function lastRejection({ state, history }: Pick<ReviewView, 'state' | 'history'>): ReviewDecision | null {
  const last = history.find((decision) => decision.state !== 'withdrawn');
  return state === 'pending' && last?.state === 'rejected' ? last : null;
}

/** Fields to show: the requested choice; else for a resubmission what changed since, otherwise what it changes. */
export function shownOf(
  selected: ShownFields | null,
  review: Pick<ReviewView, 'state' | 'history' | 'since'>,
): ShownFields {
  if (review.since === null) return selected === 'since' || selected === null ? 'changed' : selected;
  return selected ?? (lastRejection(review) ? 'since' : 'changed');
}

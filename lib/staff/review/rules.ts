import type { ShownFields } from '../filter';
import type { ReviewDecision, ReviewView } from './types';

/** The rejection that a waiting submission answers; null where the last decision was none, or there was none. */
export function lastRejection({ state, history }: Pick<ReviewView, 'state' | 'history'>): ReviewDecision | null {
  const last = history.find((decision) => decision.state !== 'withdrawn');
  return state === 'pending' && last?.state === 'rejected' ? last : null;
}

/** Which fields are shown: those asked for, else of what comes back what is another than before, else what it changes. */
export function shownOf(
  asked: ShownFields | null,
  review: Pick<ReviewView, 'state' | 'history' | 'since'>,
): ShownFields {
  if (review.since === null) return asked === 'since' || asked === null ? 'changed' : asked;
  return asked ?? (lastRejection(review) ? 'since' : 'changed');
}

import type { Bid } from '@/lib/quotation/figure/types';
import type { View } from './view';

/** What a dialog about one quotation is given. */
export type DecisionProps = {
  bid: Bid;
  view: Pick<View, 'requestId' | 'briefs' | 'terms' | 'tellsBand' | 'unanswered'>;
  onClose: () => void;
};

import type { Bid } from '@/lib/quotation/figure/types';
import type { View } from './view';

/** Props of a dialog about a quotation. */
export type DecisionProps = {
  bid: Bid;
  view: Pick<View, 'requestId' | 'briefs' | 'terms' | 'tellsBand' | 'unanswered'>;
  onClose: () => void;
};

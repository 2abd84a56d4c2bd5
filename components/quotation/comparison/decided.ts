import type { Bid } from '@/lib/quotation/figure/types';

/** What a dialog about one quotation is given. */
export type Decided = {
  bid: Bid;
  warnings: readonly string[];
  requestId: number;
  timeZone: string;
  onClose: () => void;
};

import type { PurchaseInput } from '@/lib/purchase/schema';
import type { scoresOf } from '@/lib/quotation/comparison/row';
import type { Bid, QuotationComparison, Row } from '@/lib/quotation/figure/types';
import type { Brief } from '@/lib/quotation/warning/text';

/** The part of a request that quotations are compared with. */
export type ComparedRequest = Pick<
  PurchaseInput,
  | 'incoterm'
  | 'place'
  | 'deliveryBy'
  | 'paymentMethod'
  | 'paymentOther'
  | 'toAgree'
  | 'budget'
  | 'currency'
  | 'showPriceBand'
>;

/** Data of a comparison view. */
export type View = {
  requestId: number;
  basis: QuotationComparison['basis'];
  /** trade terms of the basis, formatted */
  terms: string;
  /** Whether the other bidders are told the band of the winning price. */
  tellsBand: boolean;
  /** number of unanswered questions */
  unanswered: number;
  /** Whether the request has requirements to meet. */
  isSpecified: boolean;
  items: readonly Bid[];
  rows: readonly Row[];
  /** labels of rows without any values */
  unstated: readonly string[];
  /** facts to know before accepting, by id */
  briefs: ReadonlyMap<number, Brief>;
  scores: ReturnType<typeof scoresOf>;
  /** Whether the request is undecided. */
  isUndecided: boolean;
  /** the quotation to accept, as selected; null if none can be */
  chosen: Bid | null;
  onChoose: (id: number) => void;
};

export const hasFiles = (items: readonly Bid[]): boolean => items.some(({ files }) => files.length > 0);

/** Rows grouped under headings, in order; files are shown with the messages. */
export const byGroup = ({ rows, items }: Pick<View, 'rows' | 'items'>): [group: string, rows: Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  if (hasFiles(items) && !groups.has('message')) groups.set('message', []);
  return [...groups];
};

/** Whether a quotation awaits the buyer's decision. */
export const isLive = ({ state }: Pick<Bid, 'state'>): boolean => state === 'submitted' || state === 'revised';

/** Whether it can be accepted or renegotiated now. */
export const isOpen = (bid: Bid, now = Date.now()): boolean =>
  isLive(bid) && bid.available && Date.parse(bid.quotation.validUntil) > now;

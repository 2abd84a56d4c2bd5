import type { PurchaseInput } from '@/lib/purchase/schema';
import type { scoresOf } from '@/lib/quotation/comparison/row';
import type { Bid, QuotationComparison, Row } from '@/lib/quotation/figure/types';
import type { Brief } from '@/lib/quotation/warning/text';

/** What of a request its quotations are held against. */
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

/** What a view of a comparison shows. */
export type View = {
  requestId: number;
  basis: QuotationComparison['basis'];
  /** the trade terms that all are put on, as one writes them */
  terms: string;
  /** Whether those who are not selected are told the band of the winning price. */
  tellsBand: boolean;
  /** how many questions of suppliers have no answer */
  unanswered: number;
  /** Whether the request has requirements that an offer can meet or miss. */
  isSpecified: boolean;
  items: readonly Bid[];
  rows: readonly Row[];
  /** the names of the rows in which nobody states anything */
  unstated: readonly string[];
  /** what is to be known of each before it is accepted, by id */
  briefs: ReadonlyMap<number, Brief>;
  scores: ReturnType<typeof scoresOf>;
  /** Whether its request is still to be decided. */
  isUndecided: boolean;
  /** the one to be accepted, as its buyer leans; null where none can be */
  chosen: Bid | null;
  onChoose: (id: number) => void;
};

export const hasFiles = (items: readonly Bid[]): boolean => items.some(({ files }) => files.length > 0);

/** Rows under the heading of their group, in their order; files stand with the messages. */
export const byGroup = ({ rows, items }: Pick<View, 'rows' | 'items'>): [group: string, rows: Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  if (hasFiles(items) && !groups.has('message')) groups.set('message', []);
  return [...groups];
};

/** Whether a quotation waits for its buyer's word. */
export const isLive = ({ state }: Pick<Bid, 'state'>): boolean => state === 'submitted' || state === 'revised';

/** Whether it could be accepted or bettered now. */
export const isOpen = (bid: Bid, now = Date.now()): boolean =>
  isLive(bid) && bid.available && Date.parse(bid.quotation.validUntil) > now;

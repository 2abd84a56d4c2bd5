import type { Bid, Row } from '@/lib/quotation/figure/types';
import type { scoresOf } from '@/lib/quotation/rows';

/** What a view of a comparison shows. */
export type View = {
  requestId: number;
  items: readonly Bid[];
  rows: readonly Row[];
  /** what is to be known of each before it is accepted, by id */
  warnings: ReadonlyMap<number, readonly string[]>;
  scores: ReturnType<typeof scoresOf>;
  /** Whether its request is still to be decided. */
  isUndecided: boolean;
  timeZone: string;
};

/** Rows under the heading of their group, in their order. */
export const byGroup = (rows: readonly Row[]): [group: string, rows: Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
};

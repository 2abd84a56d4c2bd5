import type { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Spoken } from '@/lib/platform/i18n/spoken';
import type { translator } from '@/lib/platform/i18n/translate';
import type { quotationCompareCall } from '../call';
import type { Deviation } from '../types';

export type QuotationComparison = z.output<typeof quotationCompareCall.output>;
export type Bid = QuotationComparison['items'][number];
/** A figure in words; `value` where there is a figure that programs can reckon with. */
export type FigureCell = {
  text: string;
  /** met: as it was asked for; missing: it cannot be given; absent: nobody said it */
  tone: 'plain' | 'best' | 'met' | 'warn' | 'missing' | 'absent';
  value?: number;
  best?: string;
  /** in the words of whoever typed it, which may run in another direction */
  isTyped?: true;
  /** what it is written in, where that is another language than the reader's, and that in words */
  language?: Locale;
  origin?: string;
  /** what of it its supplier wrote in another language than the reader's */
  written?: Spoken;
  /** sentences that belong to the figure wherever it is shown */
  notes?: string[];
  /** an offer under the trade terms asked for would give it */
  lacksTerms?: true;
  /** the departure from a requirement that it tells */
  deviation?: Deviation;
};
export type Row = {
  key: string;
  group: string;
  label: string;
  /** what the request asks for there */
  wanted?: string;
  cells: FigureCell[];
};
export type Reader = { t: Awaited<ReturnType<typeof translator>>; locale: Locale; timeZone: string; now: Date };

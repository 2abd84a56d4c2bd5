import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { translator } from '@/lib/platform/i18n/translate';
import type { Deviation, ReceivedComparison, ReceivedQuotation } from '../types';

export type QuotationComparison = ReceivedComparison;
export type Bid = ReceivedQuotation;
/** A formatted figure; `value` if it is numeric. */
export type FigureCell = {
  text: string;
  /** met: as required; missing: cannot be computed; absent: not stated */
  tone: 'plain' | 'best' | 'met' | 'warn' | 'missing' | 'absent';
  value?: number;
  best?: string;
  /** user text, which may have another direction */
  isTyped?: true;
  /** its language, if not the reader's, and that language's name */
  language?: Locale;
  origin?: string;
  /** the parts its supplier wrote in another language */
  written?: TextWithLanguage;
  /** sentences always shown with the figure */
  notes?: string[];
  /** an offer on the requested Incoterm would provide it */
  lacksTerms?: true;
  /** the deviation it describes */
  deviation?: Deviation;
};
export type Row = {
  key: string;
  group: string;
  label: string;
  /** the requirement */
  wanted?: string;
  cells: FigureCell[];
};
export type Reader = { t: Awaited<ReturnType<typeof translator>>; locale: Locale; timeZone: string; now: Date };

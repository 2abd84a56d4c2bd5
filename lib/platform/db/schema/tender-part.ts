import type { Locale } from '@/lib/platform/i18n/site';

/** Kinds of tender documents. */
export const documentKinds = [
  'notice',
  'specification',
  'drawings',
  'bill-of-quantities',
  'contract',
  'clarification',
  'other',
] as const;
export type TenderDocument = {
  kind: (typeof documentKinds)[number];
  title: string;
  /** where to get it; null if only from the buyer */
  url: string | null;
  language: Locale | null;
  pages: number | null;
};
export type TenderLot = { title: string; quantity: string };

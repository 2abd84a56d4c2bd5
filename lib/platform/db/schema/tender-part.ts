import type { Locale } from '@/lib/platform/i18n/site';

/** What a document of a tender can be. */
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
  /** where it can be had; null where only the buyer hands it out */
  url: string | null;
  language: Locale | null;
  pages: number | null;
};
export type TenderLot = { title: string; quantity: string };

import type { Body } from '@/lib/platform/body/types';
import type { TenderCategory, TenderWay } from '@/lib/platform/config';
import type { CpvCode } from '@/lib/platform/cpv';
import type { TenderDocument, TenderLot } from '@/lib/platform/db/schema/tender-part';
import type { Locale } from '@/lib/platform/i18n/site';
import type { UnreadValue } from '@/lib/platform/import/refusal';

export type TenderStatus = 'planned' | 'open' | 'closed' | 'awarded' | 'cancelled' | 'withdrawn';
export type TenderText = {
  title: string;
  summary: string;
  buyer: string;
  city: string;
  contact: string;
  awardedTo: string;
  lots: TenderLot[];
  body: Body;
};
/** Language-independent facts; times in ISO UTC, amounts in minor units. */
export type TenderFacts = {
  sourceUrl: string | null;
  number: string;
  way: TenderWay;
  category: TenderCategory | null;
  cpv: CpvCode | null;
  countryCode: string;
  deadlineAt: string | null;
  /** UTC offset stated in the notice, in minutes, east positive */
  deadlineOffset: number | null;
  openingAt: string | null;
  budgetMin: number | null;
  budgetMax: number | null;
  currency: string | null;
  awardAmount: number | null;
  awardCurrency: string | null;
  awardedOn: string | null;
};
/** Names that are the same on all sites. */
export type TenderNames = Pick<TenderText, 'buyer' | 'city' | 'contact' | 'awardedTo'>;

/** Changes from a release; omitted fields stay unchanged. */
export type TenderPatch = {
  facts: Partial<TenderFacts>;
  /** by language: those of the sites, or else the notice's own */
  texts: Partial<Record<string, Partial<TenderText>>>;
  names: Partial<TenderNames>;
  documents?: TenderDocument[];
  /** keys of top-level categories */
  sectors?: string[];
  status?: Exclude<TenderStatus, 'withdrawn'>;
  locale?: string;
  publishedAt?: string;
  /** unreadable values, without which the rest is imported */
  unread?: readonly UnreadValue[];
};

/** A process as stored. */
export type TenderState = TenderFacts & {
  source: string;
  sourceId: string;
  status: TenderStatus;
  originalLocale: string;
  publishedAt: string;
  releasedAt: string;
  documents: TenderDocument[];
  texts: Partial<Record<string, TenderText>>;
  /** ids of top-level categories */
  categories: number[];
};

/** A release or notice, parsed only as far as identifying its process. */
export type TenderEntry = {
  /** position in the file, for error messages */
  place: string;
  source: string;
  sourceId: string;
  releaseId: string;
  /** ISO time in UTC */
  date: string;
  /** first publication of the process, if known to be earlier */
  published: string;
  tag: string;
  /** tie-break for equal dates */
  order: number;
  /**
   * Parses its content.
   * @param before merged content of earlier entries of the process in this import
   * @throws Refusal
   */
  read: (before: unknown) => { patch: TenderPatch; together: unknown };
};

/** An entry from a parser process: its content, or the raw release as JSON, to be merged with others. */
export type EntryPart = Omit<TenderEntry, 'read'> & { content: { patch: TenderPatch } | { release: Uint8Array } };

/** Defaults for entries that do not state these; null if unknown. */
export type TenderDefaults = { locale: Locale | null; country: string | null };

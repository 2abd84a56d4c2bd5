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
/** What is the same in every language; times in ISO UTC, amounts in minor units. */
export type TenderFacts = {
  sourceUrl: string | null;
  number: string;
  way: TenderWay;
  category: TenderCategory | null;
  cpv: CpvCode | null;
  countryCode: string;
  deadlineAt: string | null;
  /** minutes east of UTC that the notice tells it in */
  deadlineOffset: number | null;
  openingAt: string | null;
  budgetMin: number | null;
  budgetMax: number | null;
  currency: string | null;
  awardAmount: number | null;
  awardCurrency: string | null;
  awardedOn: string | null;
};
/** Names that are written alike on all sites. */
export type TenderNames = Pick<TenderText, 'buyer' | 'city' | 'contact' | 'awardedTo'>;

/** What a release says about its process; what it leaves out stays as it was. */
export type TenderPatch = {
  facts: Partial<TenderFacts>;
  /** by language: those of the sites, or where there is none of them the notice's own */
  texts: Partial<Record<string, Partial<TenderText>>>;
  names: Partial<TenderNames>;
  documents?: TenderDocument[];
  /** keys of top-level categories */
  sectors?: string[];
  status?: Exclude<TenderStatus, 'withdrawn'>;
  locale?: string;
  publishedAt?: string;
  /** values that could not be read, without which the rest is taken in */
  lost?: readonly UnreadValue[];
};

/** A process as it is kept. */
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

/** A release or notice of a file, not yet read further than to know what it is about. */
export type TenderEntry = {
  /** where it stands, for whoever mends the file */
  place: string;
  source: string;
  sourceId: string;
  releaseId: string;
  /** ISO time in UTC */
  date: string;
  /** when the process was first published, where that is known to be before */
  published: string;
  tag: string;
  /** among those of the same moment */
  order: number;
  /**
   * Reads what it says.
   * @param before what the entries of its process before it in this import said together
   * @throws Refusal
   */
  read: (before: unknown) => { patch: TenderPatch; together: unknown };
};

/** An entry as a parser process hands it over: what it says, or the release itself as JSON, since releases of a process are read over one another. */
export type EntryPart = Omit<TenderEntry, 'read'> & { content: { patch: TenderPatch } | { release: Uint8Array } };

/** What an entry is taken to be of where it does not say so itself; null where nobody said. */
export type TenderDefaults = { locale: Locale | null; country: string | null };

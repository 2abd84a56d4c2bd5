import type { Named } from '@/lib/content/types';
import type { Body } from '@/lib/platform/body/types';
import type { TenderCategory, TenderWay } from '@/lib/platform/config';
import type { CpvCode } from '@/lib/platform/cpv';
import type { TenderDocument, TenderLot } from '@/lib/platform/db/schema/tender-part';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { PortalCount } from '@/lib/portal/types';
import type { ResultPage } from '@/lib/search/types';

/** In minor units of the currency; null for an open end. */
export type TenderBudget = { min: number | null; max: number | null; currency: string };

/** A tender in a list; all texts are in the title's language. */
export type TenderCard = {
  id: number;
  number: string;
  /** in the language of its notice where that has none of a site */
  title: TextWithLanguage<string>;
  /** subject by CPV: a division or group */
  cpv: CpvCode | null;
  summary: string;
  buyer: string;
  city: string;
  country: { code: string; name: string };
  way: TenderWay;
  /** null if the notice states neither category nor code */
  category: TenderCategory | null;
  /** `planned`: prior information, not open for bids yet */
  status: 'planned' | 'open' | 'closed' | 'awarded' | 'cancelled';
  publishedAt: string;
  deadlineAt: string | null;
  /** the buyer's UTC offset in minutes, east positive; null if not stated */
  deadlineOffset: number | null;
  budget: TenderBudget | null;
  demonstration: boolean;
};

export type TenderLink = Pick<TenderCard, 'id' | 'title'>;

export type TenderDetail = TenderCard & {
  body: Body;
  lots: TenderLot[];
  contact: string;
  openingAt: string | null;
  /** per cent of the bid */
  bidBond: number | null;
  originalLocale: string;
  documents: TenderDocument[];
  /** `on` is a date */
  award: { to: string; amount: number | null; currency: string | null; on: string | null } | null;
  /** top-level categories */
  sectors: Named<number>[];
  source: string;
  sourceUrl: string | null;
  updatedAt: string;
  /** the sites that have a translation */
  locales: Locale[];
  previous: TenderLink | null;
  next: TenderLink | null;
};

export type TenderPage = ResultPage<TenderCard> & {
  /** counts by method and category */
  ways: PortalCount[];
  categories: PortalCount[];
  /** number of open ones, ignoring that filter */
  takingBids: number;
};

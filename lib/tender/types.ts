import type { Named } from '@/lib/content/types';
import type { Body } from '@/lib/platform/body/types';
import type { TenderCategory, TenderWay } from '@/lib/platform/config';
import type { CpvCode } from '@/lib/platform/cpv';
import type { TenderDocument, TenderLot } from '@/lib/platform/db/schema/tender-part';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Spoken } from '@/lib/platform/i18n/spoken';
import type { PortalCount } from '@/lib/portal/types';
import type { Facets } from '@/lib/search/types';

/** In minor units of the currency; null on the side that is not told. */
export type TenderBudget = { min: number | null; max: number | null; currency: string };

/** What a list shows of a tender; all its texts are in the language of the title. */
export type TenderCard = {
  id: number;
  number: string;
  /** in the language of its notice where that has none of a site */
  title: Spoken<string>;
  /** what it asks for in CPV: a division or a group */
  cpv: CpvCode | null;
  summary: string;
  buyer: string;
  city: string;
  country: { code: string; name: string };
  way: TenderWay;
  /** null where its notice tells neither what is bought nor a code for it */
  category: TenderCategory | null;
  /** `planned`: prior information, for which nobody can bid yet */
  status: 'planned' | 'open' | 'closed' | 'awarded' | 'cancelled';
  publishedAt: string;
  deadlineAt: string | null;
  /** minutes east of UTC at the buyer's; null where the notice does not tell */
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
  /** `on` is a calendar day */
  award: { to: string; amount: number | null; currency: string | null; on: string | null } | null;
  /** top-level categories */
  sectors: Named<number>[];
  source: string;
  sourceUrl: string | null;
  updatedAt: string;
  /** the sites that have its text */
  locales: Locale[];
  previous: TenderLink | null;
  next: TenderLink | null;
};

export type TenderPage = {
  items: TenderCard[];
  total: number;
  pages: number;
  facets: Facets;
  /** how many each method and each category would give */
  ways: PortalCount[];
  categories: PortalCount[];
  /** how many take bids, that filter aside */
  takingBids: number;
  mended: string | null;
};

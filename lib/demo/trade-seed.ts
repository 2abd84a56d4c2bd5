import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import type { Incoterm, PaymentMethod, PurchaseState, ShippingMethod } from '@/lib/purchase/constants';
import type { UndoKey } from '@/lib/quotation/constants';
import type { ReportReason } from '@/lib/report/constants';

/** By the kind's parameters: the bounds that are asked for, or the key of an option or the text. */
export type Need = Record<string, [min: number | null, max: number | null] | string>;

/** A purchase request of the demo's buyer of its language. */
export type RequestSeed = {
  key: string;
  locale: Locale;
  /** what is asked for, a kind of the catalogue */
  kind: string;
  /** which of its sizes comes nearest to what is asked for */
  size: string;
  need: Need;
  country: string;
  company: string;
  quantity: number;
  terms: [Incoterm, string];
  /** UN/LOCODE, or notApplicable */
  port: string;
  to: string;
  ship: ShippingMethod;
  pay: PaymentMethod;
  currency: string;
  /** from the day of loading: publication, end of validity, delivery */
  days: [number, number, number];
  state: PurchaseState;
  kindOf?: 'inquiry';
  bids: number;
  /** which of the bidders is awarded, from 0; else the cheapest */
  award?: number;
  title: string;
  details: string;
  /** title and details in English, where the buyer gave them */
  en?: [string, string];
  addendum?: string;
  /** with its answer */
  question?: [string, string];
  /** how a better offer is asked for */
  round?: string;
  /** an award of its first bid that the buyer undid: the days of both, from the day of loading, and why */
  undone?: { days: [number, number]; key: UndoKey; text: string };
};
/** What is reported of a request, by a supplier of a language, or of the quotation of its bidder `bid`, from 0, by its buyer. */
export type ReportSeed = {
  request: string;
  by?: Locale;
  bid?: number;
  /** before the day of loading, or before the end of what was upheld */
  hours: number;
  reason: ReportReason;
  text: string;
  state?: 'upheld' | 'dismissed';
  answer?: string;
};
/** What suppliers and buyers write in one language, some of it by sector, with places for facts of the goods. */
export type TradeText = {
  /** of who makes what is asked for, of who buys it in */
  offer: string[];
  trade: string[];
  /** a figure that meets the table, that falls short of it */
  met: string[];
  short: string[];
  sector: Partial<Record<string, string[]>>;
  asks: string[];
  declines: string[];
  /** what a buyer notes of a quotation */
  notes: string[];
};

const folder = resolve('lib/demo/data/trade');
const json = <T>(name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T;

/** The demo's purchase requests, language by language. */
export const readRequests = (): RequestSeed[] =>
  locales.flatMap((locale) =>
    json<{ items: Omit<RequestSeed, 'locale'>[] }>(`request.${locale}`).items.map((item) => ({ ...item, locale })),
  );

/** What was reported of the demo's trade. */
export const readReports = (): ReportSeed[] => json<{ items: ReportSeed[] }>('report').items;

/** What suppliers and buyers write to each other, by language. */
export const readTradeTexts = (): Record<Locale, TradeText> => json('text');

/** A port that each supplier's country ships from. */
export const ports = json<Record<string, string>>('port');

import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Named } from '@/lib/content/types';
import type { Body } from '@/lib/platform/body/types';
import { config, type TenderCategory, type TenderWay } from '@/lib/platform/config';
import type { CpvCode } from '@/lib/platform/cpv';
import { database, rows } from '@/lib/platform/db/client';
import type { TenderDocument, TenderLot } from '@/lib/platform/db/schema/tender-part';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestLocale, nearestTranslation, noBody, noList } from '@/lib/platform/db/translation';
import { type Locale, locales as siteLocales } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import type { PortalSubject } from '@/lib/portal/types';
import { lastPage } from '@/lib/search/queries';
import type { TenderBudget, TenderCard, TenderDetail, TenderLink, TenderPage } from './types';

type Row = {
  id: number;
  number: string;
  title: string;
  locale: string;
  cpv: CpvCode | null;
  summary: string;
  buyer: string;
  city: string;
  code: string;
  country: string;
  way: TenderWay;
  category: TenderCategory | null;
  status: TenderCard['status'];
  published_at: string;
  deadline_at: string | null;
  deadline_offset: number | null;
  budget: TenderBudget | null;
  demonstration: boolean;
};

const cardOf = (row: Row): TenderCard => ({
  id: row.id,
  number: row.number,
  title: { text: row.title, locale: row.locale },
  cpv: row.cpv,
  summary: row.summary,
  buyer: row.buyer,
  city: row.city,
  country: { code: row.code, name: row.country },
  way: row.way,
  category: row.category,
  status: row.status,
  publishedAt: row.published_at,
  deadlineAt: row.deadline_at,
  deadlineOffset: row.deadline_offset,
  budget: row.budget,
  demonstration: row.demonstration,
});

const cardColumns = sql`x.id, x.number, x.cpv, x.way, x.category, x.status, x.demonstration, x.country_code as code, place.name as country,
  ${nearest('title')} as title, ${nearestLocale('title')} as locale, ${nearest('summary')} as summary, ${nearest('buyer')} as buyer,
  ${nearest('city')} as city, ${utc(sql`x.published_at`)} as published_at, ${utc(sql`x.deadline_at`)} as deadline_at, x.deadline_offset,
  case when num_nonnulls(x.budget_min, x.budget_max) > 0
    then jsonb_build_object('min', x.budget_min, 'max', x.budget_max, 'currency', x.currency) end as budget`;

const isPublic = sql`x.status <> 'withdrawn'`;
export const isOpen = sql`x.status = 'open' and (x.deadline_at is null or x.deadline_at > now())`;
export const newest = sql`x.published_at desc, x.id desc`;

export const select = (locale: Locale, where: SQL, order: SQL, limit: number, more: SQL = sql``) =>
  sql`select ${cardColumns} ${more} from tender x ${nearestTranslation('tender_translation', 'tender_id', sql`x.id`, locale)}
    join country_translation place on place.country_code = x.country_code and place.locale = ${locale}
    where ${isPublic} and ${where} order by ${order} limit ${limit}`;
export const cards = async (query: SQL): Promise<TenderCard[]> => (await rows<Row>(database(), query)).map(cardOf);

/** Cards of public tenders in the order of `ids`; what is withdrawn is left out. */
export async function listTenderCards(locale: Locale, ids: readonly number[]): Promise<TenderCard[]> {
  if (ids.length === 0) return [];
  const found = await cards(select(locale, sql`x.id in ${ids}`, newest, ids.length));
  return ids.flatMap((id) => found.filter((card) => card.id === id));
}

/**
 * A page of public tenders with facets; counts of methods and categories ignore their own filter. docs/domain.md,
 * Search and sorting.
 * @param size results per page
 */
export async function listTenders(
  locale: Locale,
  subject: Omit<PortalSubject, 'channels'>,
  state: ListState,
  size: number = config.tender.page,
): Promise<TenderPage> {
  const find = (without: Partial<PortalSubject>, max: number) =>
    findPortal(database(), locale, { channels: ['tender'], ...subject, ...without }, state, max);
  const found = await find({}, size);
  const { sub, division } = subject;
  const { subs } = sub === undefined ? found : await find({ sub: undefined }, 1);
  const { divisions } = division === undefined ? found : await find({ division: undefined }, 1);
  const ids = found.refs.map(({ id }) => id);
  const { total, open: takingBids, facets, mended } = found;
  const pages = lastPage(total, size);
  const items = await listTenderCards(locale, ids);
  return { items, total, pages, facets, ways: subs, categories: divisions, takingBids, mended };
}

/** The newest open tenders. */
export const listLatestTenders = (locale: Locale, limit: number): Promise<TenderCard[]> =>
  cards(select(locale, isOpen, newest, limit));

/** Open tenders with the nearest deadlines. */
export const listClosingTenders = (locale: Locale, limit: number): Promise<TenderCard[]> =>
  cards(select(locale, sql`${isOpen} and x.deadline_at is not null`, sql`x.deadline_at, x.id`, limit));

/**
 * Tenders of a country, open ones first, then the newest.
 * @param code ISO code in capitals
 */
export const listTendersOfCountry = (locale: Locale, code: string, limit: number): Promise<TenderCard[]> =>
  cards(select(locale, sql`x.country_code = ${code}`, sql`(${isOpen}) desc, ${newest}`, limit));

/** Number of open tenders and of their countries. */
export async function countOpenTenders(): Promise<{ tenders: number; countries: number }> {
  const [found] = await rows<{ tenders: number; countries: number }>(
    database(),
    sql`select count(*)::int as tenders, count(distinct x.country_code)::int as countries from tender x where ${isOpen}`,
  );
  return found ?? { tenders: 0, countries: 0 };
}

async function neighbour(locale: Locale, id: number, older: boolean): Promise<TenderLink | null> {
  const [sign, order] = older ? [sql`<`, newest] : [sql`>`, sql`x.published_at, x.id`];
  const where = sql`(x.published_at, x.id) ${sign} (select me.published_at, me.id from tender me where me.id = ${id})`;
  const [card] = await cards(select(locale, where, order, 1));
  return card ? { id: card.id, title: card.title } : null;
}

type DetailRow = Row & {
  body: Body;
  lots: TenderLot[];
  contact: string;
  awarded_to: string;
  opening_at: string | null;
  bid_bond: number | null;
  original_locale: string;
  documents: TenderDocument[];
  award_amount: number | null;
  award_currency: string | null;
  awarded_on: string | null;
  sectors: Named<number>[];
  source: string;
  source_url: string | null;
  updated_at: string;
  locales: Locale[];
};
const detailColumns = (locale: Locale) => sql`, ${nearest('body', noBody)} as body, ${nearest('lots', noList)} as lots,
  ${nearest('contact')} as contact, ${nearest('awarded_to')} as awarded_to, ${utc(sql`x.opening_at`)} as opening_at,
  x.bid_bond::float8, x.original_locale, x.documents, x.award_amount::float8, x.award_currency, x.awarded_on::text, x.source,
  x.source_url, ${utc(sql`x.updated_at`)} as updated_at,
  array(select t.locale from tender_translation t where t.tender_id = x.id and t.locale = any(${sql.raw(`'{${siteLocales.join()}}'`)}::text[]) order by 1) as locales,
  (select coalesce(jsonb_agg(jsonb_build_object('id', at.id, 'name', named.name) order by at.sort, at.id), '[]') from tender_category k
    join category at on at.id = k.category_id join category_translation named on named.category_id = at.id and named.locale = ${locale}
    where k.tender_id = x.id) as sectors`;

/** A public tender with all details, and the previous and next one; null if there is none. */
export async function getTender(locale: Locale, id: number): Promise<TenderDetail | null> {
  const [row] = await rows<DetailRow>(database(), select(locale, sql`x.id = ${id}`, newest, 1, detailColumns(locale)));
  if (!row) return null;
  const { award_amount: amount, award_currency: currency, awarded_on: on, awarded_to: to } = row;
  return {
    ...cardOf(row),
    body: row.body,
    lots: row.lots,
    contact: row.contact,
    openingAt: row.opening_at,
    bidBond: row.bid_bond,
    originalLocale: row.original_locale,
    documents: row.documents,
    award: row.status === 'awarded' ? { to, amount, currency, on } : null,
    sectors: row.sectors,
    source: row.source,
    sourceUrl: row.source_url,
    updatedAt: row.updated_at,
    locales: row.locales,
    previous: await neighbour(locale, id, true),
    next: await neighbour(locale, id, false),
  };
}

/** Names of the sectors in which most tenders are open, in the language of a site. */
export async function listOpenSectors(locale: Locale, limit: number): Promise<string[]> {
  const found = await rows<{ name: string }>(
    database(),
    sql`select named.name from tender x join tender_category k on k.tender_id = x.id
        join category_translation named on named.category_id = k.category_id and named.locale = ${locale}
      where x.status = 'open' and (x.deadline_at is null or x.deadline_at > now())
      group by named.name order by count(*) desc, named.name limit ${limit}`,
  );
  return found.map(({ name }) => name);
}

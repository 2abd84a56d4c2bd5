import 'server-only';
import { sql } from 'drizzle-orm';
import { timeZoneOf } from '@/lib/company/time-zone';
import { newsChannels } from '@/lib/content/href';
import { type Actor, findActor } from '@/lib/platform/auth/actor';
import { signingKey } from '@/lib/platform/auth/token';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { emptyState } from '@/lib/platform/routes/list-state';
import { isReviewed } from '@/lib/platform/search/vocabulary/queries';
import { findPortal } from '@/lib/portal/queries';
import type { Scope } from '@/lib/search/facet';
import { search } from '@/lib/search/queries';
import type { TermScope } from '@/lib/search/types';
import { isCounted, termOf, termVisitor, type Visitor, viewVisitor, visitorOf } from './rules';
import { countryOfZone } from './time-zone';
import type { Viewed } from './types';

const portalChannels = { tender: ['tender'], news: newsChannels } as const;
const hasOwner = (kind: Viewed): kind is Scope => kind === 'product' || kind === 'company';

/**
 * Counts a visitor's first view of a public item on a date (YYYY-MM-DD); others are ignored.
 * @param visitor a hash from `viewVisitor`
 * @returns whether it was counted
 */
export async function recordView(db: Db, kind: Viewed, id: number, day: string, visitor: bigint): Promise<boolean> {
  const row = hasOwner(kind)
    ? sql`from ${sql.identifier(`${kind}_search`)} where ${sql.identifier(`${kind}_id`)} = ${id}`
    : sql`from portal_search where kind = ${kind} and subject_id = ${id}`;
  const counted = await rows(
    db,
    sql`with first as (
      insert into page_visit (day, visitor) select ${day}, ${String(visitor)}::bigint
        where exists (select 1 ${row} and locale = 'en') on conflict do nothing returning day)
    insert into page_view (kind, subject_id, day, views) select ${kind}, ${id}, day, 1 from first
    on conflict (kind, subject_id, day) do update set views = page_view.views + 1 returning day`,
  );
  return counted.length > 0;
}

/**
 * Records a search term once per visitor and day, if it has results as typed. Deletes expired terms.
 * @param visitor a hash from `termVisitor`
 * @returns whether it was recorded
 */
export async function recordTerm(
  db: Db,
  locale: Locale,
  scope: TermScope,
  keyword: string,
  visitor: string,
  day: string,
): Promise<boolean> {
  const term = termOf(keyword);
  if (!term) return false;
  const { total, mended } =
    scope === 'product' || scope === 'company'
      ? await search(db, scope, locale, { keyword: term }, emptyState, 1)
      : await findPortal(db, locale, { channels: portalChannels[scope], keyword: term }, emptyState, 1);
  if (total === 0 || mended !== null) return false;
  await db.execute(sql`delete from search_term where day < ${day}::date - ${config.search.termDays}::int`);
  const known = await isReviewed(db, locale, term);
  await db.execute(sql`insert into search_term (locale, scope, term, day, visitor, results, known)
    values (${locale}, ${scope}, ${term}, ${day}, ${visitor}, ${total}, ${known}) on conflict do nothing`);
  return true;
}

/** Whether a visitor's network is within a rate; no error, as the visitor did nothing wrong. */
async function isWithin(rate: 'viewAddress' | 'termAddress', { address }: Visitor): Promise<boolean> {
  try {
    await countTry(rate, address);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooManyRequests') return false;
    throw error;
  }
}

const secret = () => signingKey('visitor');

/** The signed-in actor, if any; a visit without session costs no query. */
async function actorOf(headers: Headers): Promise<Actor | null> {
  const request = { headers, method: 'GET' };
  const presence = (await findActor(request, 'supplier?')) ?? (await findActor(request, 'purchaser?'));
  return presence?.actor ?? null;
}

/** The company of an item; null if the kind has none, undefined if there is no such item. */
async function ownerOf(kind: Viewed, id: number): Promise<{ id: number; country: string } | null | undefined> {
  if (!hasOwner(kind)) return null;
  const owner = kind === 'company' ? sql`${id}` : sql`(select company_id from product where id = ${id})`;
  const [company] = await rows<{ id: number; country: string }>(
    database(),
    sql`select id, country_code as country from company where id = ${owner}`,
  );
  return company;
}

type Measure = 'country' | 'term' | 'call' | 'favourite' | 'unfavourite';
type Counted = { kind: Scope; id: number; day: string };

/** Increments a statistic of a company or product other than views. */
async function recordCount(db: Db, { kind, id, day }: Counted, measure: Measure, value: string): Promise<void> {
  await db.execute(sql`insert into visit_count (kind, subject_id, day, measure, value, count)
    values (${kind}, ${id}, ${day}, ${measure}, ${value}, 1)
    on conflict (kind, subject_id, day, measure, value) do update set count = visit_count.count + 1`);
}

type Place = { day: string; visitor: (of: Viewed | `call:${Viewed}`) => bigint };

/** Date and visitor hash of a visit; null for a company's own users, crawlers, over the rate, or an unknown item. */
async function placeOf(headers: Headers, kind: Viewed, id: number): Promise<Place | null> {
  const visitor = visitorOf(headers);
  if (!isCounted(headers) || !(await isWithin('viewAddress', visitor))) return null;
  const owner = await ownerOf(kind, id);
  if (owner === undefined) return null;
  const actor = await actorOf(headers);
  if (owner && actor?.kind === 'supplier' && actor.companyId === owner.id) return null;
  const day = dayIn((owner && timeZoneOf(owner.country)) ?? 'UTC', new Date());
  const account = actor && `${actor.kind}:${actor.accountId}`;
  return { day, visitor: (of) => viewVisitor(visitor, account, { kind: of, id, day }, secret()) };
}

/** A term as suppliers may see it: '' if its words occur in no reviewed text, as it may be private. */
async function publishableTerm(site: Locale, keyword: string): Promise<string> {
  const term = termOf(keyword);
  return term !== null && (await isReviewed(database(), site, term)) ? term : '';
}

/**
 * Counts a page view once per visitor, item and day in the company's time zone, else UTC. Ignores the company's own
 * users, crawlers and floods. For products and companies, country and search term are counted separately, unlinked to
 * the visitor.
 */
export async function countView(
  headers: Headers,
  kind: Viewed,
  id: number,
  { site, zone, term }: { site: Locale; zone?: string | undefined; term?: string | undefined },
): Promise<null> {
  const place = await placeOf(headers, kind, id);
  if (!place || !(await recordView(database(), kind, id, place.day, place.visitor(kind))) || !hasOwner(kind))
    return null;
  const counted = { kind, id, day: place.day };
  await recordCount(database(), counted, 'country', countryOfZone(zone));
  if (term !== undefined) await recordCount(database(), counted, 'term', await publishableTerm(site, term));
  return null;
}

/** Counts a call of a company's number once per visitor, page and day, like a view. */
export async function countDial(headers: Headers, kind: Scope, id: number): Promise<null> {
  const place = await placeOf(headers, kind, id);
  if (!place) return null;
  const first = await rows(
    database(),
    sql`insert into page_visit (day, visitor) values (${place.day}, ${String(place.visitor(`call:${kind}`))}::bigint)
      on conflict do nothing returning day`,
  );
  if (first.length > 0) await recordCount(database(), { kind, id, day: place.day }, 'call', '');
  return null;
}

/**
 * Counts the removal of a favourite, and keeps counting that it was added. Removed on the day it was added, it was a
 * slip and neither counts.
 * @param country of its company, for the time zone
 */
export async function recordUnfavourite(
  db: Db,
  { kind, id }: Omit<Counted, 'day'>,
  country: string,
  addedAt: Date,
  now = new Date(),
): Promise<void> {
  const zone = timeZoneOf(country) ?? 'UTC';
  const [added, removed] = [dayIn(zone, addedAt), dayIn(zone, now)];
  if (added === removed) return;
  await recordCount(db, { kind, id, day: added }, 'favourite', '');
  await recordCount(db, { kind, id, day: removed }, 'unfavourite', '');
}

/** Records a search term reported by a page; ignores crawlers and floods. */
export async function countTerm(headers: Headers, locale: Locale, scope: TermScope, keyword: string): Promise<null> {
  const visitor = visitorOf(headers);
  const term = termOf(keyword);
  if (!term || !isCounted(headers) || !(await isWithin('termAddress', visitor))) return null;
  const hash = termVisitor(visitor, [locale, scope, term], secret());
  await recordTerm(database(), locale, scope, term, hash, dayIn('UTC', new Date()));
  return null;
}

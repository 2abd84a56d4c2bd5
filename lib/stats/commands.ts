import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { findActor } from '@/lib/auth/actor';
import { timeZoneOf } from '@/lib/company/time-zone';
import { config } from '@/lib/config';
import { newsChannels } from '@/lib/content/address';
import { db, type Executor, rows } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/site';
import { findPortal } from '@/lib/portal/find';
import { emptyState } from '@/lib/routes/list-state';
import { search } from '@/lib/search/query';
import type { Scope } from '@/lib/search/types';
import { rateLimit } from './limit';
import { dayIn, isCounted, termOf, visitorHash, visitorOf } from './rules';
import type { TermScope, Viewed } from './types';

const portalChannels = { tender: ['tender'], news: newsChannels } as const;
const hasOwner = (kind: Viewed): kind is Scope => kind === 'product' || kind === 'company';

/** Counts a view of something public on a day (YYYY-MM-DD); what is not public is not counted. Decisions, Page views. */
export async function recordView(on: Executor, kind: Viewed, id: number, day: string): Promise<void> {
  const row = hasOwner(kind)
    ? sql`from ${sql.identifier(`${kind}_search`)} where ${sql.identifier(`${kind}_id`)} = ${id}`
    : sql`from portal_search where kind = ${kind} and subject_id = ${id}`;
  await on.execute(sql`insert into page_view (kind, subject_id, day, views)
    select ${kind}, ${id}, ${day}, 1 where exists (select 1 ${row} and locale = 'en')
    on conflict (kind, subject_id, day) do update set views = page_view.views + 1`);
}

/**
 * Notes that a visitor searched a term on a day, once a visitor and day, and only where it finds something as it stands.
 * Terms older than those that count are forgotten. Decisions, Search and sorting.
 * @param visitor a hash of `visitorHash`
 * @returns whether the term counts
 */
export async function recordTerm(
  on: Executor,
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
      ? await search(on, scope, locale, { keyword: term }, emptyState, 1)
      : await findPortal(on, locale, { channels: portalChannels[scope], keyword: term }, emptyState, 1);
  if (total === 0 || mended !== null) return false;
  await on.execute(sql`delete from search_term where day < ${day}::date - ${config.search.termDays}::int`);
  await on.execute(sql`insert into search_term (locale, scope, term, day, visitor, results)
    values (${locale}, ${scope}, ${term}, ${day}, ${visitor}, ${total}) on conflict do nothing`);
  return true;
}

const allowed = { view: rateLimit(60, 60_000), term: rateLimit(20, 60_000) };
const drawn = randomBytes(32).toString('base64url');
const secret = () => `visitor ${env().HASHIDS_SALT ?? drawn}`;

/** Whether one of a company's own users looks; a visit without a session costs no question. */
async function isOwn(headers: Headers, companyId: number): Promise<boolean> {
  const presence = await findActor({ headers, method: 'GET' }, 'supplier?');
  return presence?.actor.kind === 'supplier' && presence.actor.companyId === companyId;
}

/**
 * Counts a view that a page reports: on the day it is at the company, of what has none on the day it is in UTC. A company's
 * own users, crawlers and floods are passed over.
 */
export async function countView(headers: Headers, kind: Viewed, id: number): Promise<null> {
  if (!isCounted(headers) || !allowed.view(visitorOf(headers).address)) return null;
  if (!hasOwner(kind)) {
    await recordView(db(), kind, id, dayIn('UTC', new Date()));
    return null;
  }
  const owner = kind === 'company' ? sql`${id}` : sql`(select company_id from product where id = ${id})`;
  const [company] = await rows<{ id: number; country: string }>(
    db(),
    sql`select id, country_code as country from company where id = ${owner}`,
  );
  if (company && !(await isOwn(headers, company.id)))
    await recordView(db(), kind, id, dayIn(timeZoneOf(company.country) ?? 'UTC', new Date()));
  return null;
}

/** Counts a term that a page reports; crawlers and floods are passed over. */
export async function countTerm(headers: Headers, locale: Locale, scope: TermScope, keyword: string): Promise<null> {
  const visitor = visitorOf(headers);
  if (!isCounted(headers) || !allowed.term(visitor.address)) return null;
  const day = dayIn('UTC', new Date());
  await recordTerm(db(), locale, scope, keyword, visitorHash(visitor, day, secret()), day);
  return null;
}

import 'server-only';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { agentApplication } from '@/lib/platform/db/schema/agent';
import { agentOffer } from '@/lib/platform/db/schema/launch';
import { utc } from '@/lib/platform/db/time';
import { nearestTranslation, textWithLanguageColumn, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { assertPublished } from '@/lib/standing/gate';
import type { ApplicationState } from './constants';
import type { applicationListCall, applicationReceivedCall, applicationStateCall } from './schema';

type Page = { states: readonly ApplicationState[]; page: number; pageSize: number };
type Own = z.output<typeof applicationListCall.output>;
type Received = z.output<typeof applicationReceivedCall.output>;

/** State of the actor's application for an offer, and the form's initial values. */
export async function getApplicationState(
  { accountId }: PurchaserActor,
  offerId: number,
): Promise<z.output<typeof applicationStateCall.output>> {
  const [own] = await database()
    .select({ name: account.name, position: account.position })
    .from(account)
    .where(eq(account.id, accountId));
  const [found] = await database()
    .select({ state: agentApplication.state, createdAt: agentApplication.createdAt })
    .from(agentApplication)
    .where(and(eq(agentApplication.accountId, accountId), eq(agentApplication.offerId, offerId)));
  return {
    state: found?.state ?? null,
    createdAt: found?.createdAt.toISOString() ?? null,
    name: own?.name ?? '',
    position: own?.position ?? '',
  };
}

const columns = (
  locale: Locale,
) => sql`a.id, a.offer_id as "offerId", a.state, a.message, a.position, a.decline_key as "declineKey", a.answer,
  ${utc(sql`a.created_at`)} as "createdAt", ${utc(sql`a.answered_at`)} as "answeredAt",
  ${textWithLanguageColumn('slogan')} as slogan,
  array(select n.country_code from agent_application_country n where n.application_id = a.id order by 1) as countries,
  (select coalesce(jsonb_agg(jsonb_build_object('code', y.country_code, 'exclusive', y.exclusive) order by y.country_code), '[]')
    from agent_territory y where y.application_id = a.id) as territories,
  ${translated('company_translation', 'company_id', 'name', sql`c.id`, locale)} as company`;
const source = (locale: Locale) => sql`from agent_application a join agent_offer o on o.id = a.offer_id
  join company c on c.id = o.company_id ${nearestTranslation('agent_offer_translation', 'offer_id', sql`o.id`, locale)}`;
const db = (states: readonly ApplicationState[]): SQL => sql`a.state = any(${arrayOf(states, 'text')})`;
const paged = ({ page, pageSize }: Page): SQL =>
  sql`order by a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;

/** A page of the actor's own applications, the latest first, with the names of a site's language. */
export async function listOwnApplications({ accountId }: PurchaserActor, locale: Locale, filter: Page): Promise<Own> {
  const where = sql`a.account_id = ${accountId} and ${db(filter.states)}`;
  const isOpen = sql`exists (select 1 from ${offerFrom} where o.id = a.offer_id and ${isPublicOffer}) as open`;
  const companyId = sql`case when c.status = 'normal' then c.id end as "companyId"`;
  const items = await rows<Own['items'][number]>(
    database(),
    sql`select ${columns(locale)}, ${isOpen}, ${companyId} ${source(locale)} where ${where} ${paged(filter)}`,
  );
  const total = await database().$count(
    agentApplication,
    and(eq(agentApplication.accountId, accountId), inArray(agentApplication.state, [...filter.states])),
  );
  return { items, total };
}

/**
 * A page of the applications for offers of the actor's company, newest first. Applying discloses the applicant's
 * contacts, so that the supplier can reply.
 * @throws AppError forbidden by role and for a company that is not public
 */
export async function listReceivedApplications(actor: SupplierActor, locale: Locale, filter: Page): Promise<Received> {
  assertMayDo(actor, 'quotation');
  await assertPublished(database(), actor.companyId);
  const where = sql`o.company_id = ${actor.companyId} and ${db(filter.states)}`;
  const taken = sql`(select coalesce(jsonb_agg(jsonb_build_object('code', y.country_code, 'exclusive', y.exclusive) order by y.country_code), '[]')
    from agent_territory y join agent_application_country n on n.country_code = y.country_code and n.application_id = a.id
    where y.offer_id = a.offer_id and y.application_id <> a.id) as taken`;
  const contact = sql`(select jsonb_build_object('phone', p.phone, 'email', case when p.email_confirmed_at is not null then p.email end)
    from account p where p.id = a.account_id) as contact`;
  const items = await rows<Received['items'][number]>(
    database(),
    sql`select ${columns(locale)}, a.name, a.locale, ${taken}, ${contact} ${source(locale)} where ${where} ${paged(filter)}`,
  );
  const counts = await database()
    .select({ state: agentApplication.state, count: count() })
    .from(agentApplication)
    .innerJoin(agentOffer, eq(agentOffer.id, agentApplication.offerId))
    .where(eq(agentOffer.companyId, actor.companyId))
    .groupBy(agentApplication.state);
  const of = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, one) => sum + one.count, 0);
  return { items, total: of(filter.states), waiting: of(['submitted']) };
}

/** SQL: names, in the site's language, of the countries of offer `o` with a sole agent. */
export const takenColumn = (locale: Locale): SQL =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('code', named.country_code, 'name', named.name) order by named.sort), '[]')
    from agent_territory y join country_translation named on named.country_code = y.country_code and named.locale = ${locale}
    where y.offer_id = o.id and y.exclusive)`;

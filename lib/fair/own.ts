import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberActor, PurchaserActor } from '@/lib/platform/auth/actor';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { fairExhibitor, fairSession } from '@/lib/platform/db/schema/fair';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestTranslation, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { search } from '@/lib/search/queries';
import { tradingCompany } from '@/lib/standing/gate';
import { getFair } from './queries';
import { slotLength, slotsOf } from './rules';
import type { fairExhibitorCall, fairOwnCall } from './schema';

type Own = z.output<typeof fairOwnCall.output>;
type Exhibitors = z.output<typeof fairExhibitorCall.output>;
type Meeting = Own['meetings'][number];

/** Maximum exhibitors in search results. */
const maxExhibitors = 12;

/** Where the company receives buyers; null if it does not exhibit. */
async function readStand(companyId: number | null, fairId: number): Promise<Own['exhibit']> {
  if (companyId === null) return null;
  const [stand] = await database()
    .select({ companyId: fairExhibitor.companyId, link: fairExhibitor.meetingLink, revision: fairExhibitor.revision })
    .from(fairExhibitor)
    .where(and(eq(fairExhibitor.fairId, fairId), eq(fairExhibitor.companyId, companyId)));
  return stand ?? null;
}

/** @param companyId of the supplier who reads, null without the right to */
async function listMeetings(
  actor: MemberActor,
  companyId: number | null,
  locale: Locale,
  fairId: number,
): Promise<Meeting[]> {
  const isExhibitor = actor.kind === 'supplier';
  if (isExhibitor && companyId === null) return [];
  const mine = isExhibitor ? sql`m.company_id = ${companyId}` : sql`m.account_id = ${actor.accountId}`;
  const found = await rows<Omit<Meeting, 'endsAt'>>(
    database(),
    sql`select m.id, m.session_id as "sessionId", ${utc(sql`m.starts_at`)} as "startsAt", m.topic, m.company_id as "companyId",
        ${translated('company_translation', 'company_id', 'name', sql`m.company_id`, locale)} as company,
        coalesce(x.stand, '') as stand, coalesce(x.meeting_link, '') as link,
        case when ${isExhibitor} then a.name end as name, case when ${isExhibitor} then a.phone end as phone,
        case when ${isExhibitor} and a.email_confirmed_at is not null then a.email end as email
      from fair_meeting m join fair_session s on s.id = m.session_id join account a on a.id = m.account_id
        left join fair_exhibitor x on x.fair_id = s.fair_id and x.company_id = m.company_id
      where s.fair_id = ${fairId} and ${mine} order by m.starts_at, m.id`,
  );
  return found.map((one) => ({ ...one, endsAt: new Date(Date.parse(one.startsAt) + slotLength).toISOString() }));
}

/** The newest fair as the actor takes part in it; sessions and meetings in the order of time. */
export async function getOwnFair(actor: MemberActor, locale: Locale): Promise<Own> {
  const fair = await getFair(locale);
  if (!fair) return { fair: null, sessions: [], meetings: [], exhibit: null };
  const { id, title, startsOn, endsOn } = fair;
  // Meeting details are subject to role and standing, as everything in trade.
  const companyId = await tradingCompany(actor);
  const known = await rows<{ id: number; places: number | null; taken: number; registered: boolean }>(
    database(),
    sql`select s.id, s.places, count(r.account_id)::int as taken, coalesce(bool_or(r.account_id = ${actor.accountId}), false) as registered
      from fair_session s left join fair_registration r on r.session_id = s.id where s.fair_id = ${id} group by s.id`,
  );
  return {
    fair: { title, startsOn, endsOn },
    sessions: fair.sessions.flatMap((session) => {
      const of = known.find((one) => one.id === session.id);
      if (!of) return [];
      const { format, startsAt, endsAt, title: name } = session;
      return [{ ...of, format, startsAt, endsAt, title: name }];
    }),
    meetings: await listMeetings(actor, companyId, locale, id),
    exhibit: await readStand(companyId, id),
  };
}

/**
 * Exhibitors of a matchmaking session by name or by product, those of its sectors first, with the slots free on both
 * sides.
 */
export async function findExhibitors(
  actor: PurchaserActor,
  locale: Locale,
  { sessionId, words }: { sessionId: number; words: string },
  now = new Date(),
): Promise<Exhibitors> {
  const [session] = await database().select().from(fairSession).where(eq(fairSession.id, sessionId));
  if (session?.format !== 'matchmaking') return { items: [] };
  const busy = await rows<{ at: string }>(
    database(),
    sql`select ${utc(sql`starts_at`)} as at from fair_meeting where account_id = ${actor.accountId}`,
  );
  const subject = { fairId: session.fairId, keyword: words };
  const showing =
    words === '' ? [] : (await search(database(), 'company', locale, subject, emptyState, maxExhibitors)).ids;
  const like = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = await rows<{ companyId: number; name: string; countryCode: string; stand: string; taken: string[] }>(
    database(),
    sql`select x.company_id as "companyId", ${nearest('name')} as name, c.country_code as "countryCode", x.stand,
        array(select ${utc(sql`m.starts_at`)} from fair_meeting m where m.company_id = x.company_id) as taken
      from fair_exhibitor x join company c on c.id = x.company_id and c.status = 'normal'
        ${nearestTranslation('company_translation', 'company_id', sql`c.id`, locale)}
      where x.fair_id = ${session.fairId} and (c.id = any(${arrayOf(showing, 'integer')})
        or exists (select from company_translation n where n.company_id = c.id and n.name ilike ${like}))
      order by exists (select from fair_session_category k join company_category of on of.category_id = k.category_id
        where k.session_id = ${sessionId} and of.company_id = c.id) desc, 2 limit ${maxExhibitors}`,
  );
  const own = new Set(busy.map(({ at }) => Date.parse(at)));
  return {
    items: found.map(({ taken, ...one }) => {
      const full = new Set(taken.map((at) => Date.parse(at)));
      const free = slotsOf(session).filter(
        (slot) => slot > now && !full.has(slot.getTime()) && !own.has(slot.getTime()),
      );
      return { ...one, free: free.map((slot) => slot.toISOString()) };
    }),
  };
}

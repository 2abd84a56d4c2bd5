import 'server-only';
import { sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { type SupportState, supportLimits } from './constants';
import { deskOf } from './opening-hours';
import type { SupportView } from './schema';

type Row = {
  id: number;
  state: SupportState;
  locale: Locale;
  byMail: boolean;
  place: number | null;
  agent: string | null;
  rating: number | null;
};

/** Median minutes until an agent joined, over the last weeks; null with too few requests. */
async function usualWait(locale: Locale): Promise<number | null> {
  const { usualDays, usualMin } = supportLimits;
  const [found] = await rows<{ minutes: number | null }>(
    database(),
    sql`select case when count(*) >= ${usualMin}::int then ceil(percentile_cont(0.5) within group (
        order by extract(epoch from joined_at - created_at) / 60))::int end as minutes
      from support_request where locale = ${locale} and not by_mail
        and joined_at > now() - ${usualDays}::int * interval '1 day'`,
  );
  return found?.minutes == null ? null : Math.max(1, found.minutes);
}

/** A member's state with customer service; a new request would go to the desk of `site`. */
export async function supportState({ accountId }: MemberActor, site: Locale, now = new Date()): Promise<SupportView> {
  const [owned] = await rows<{ id: number }>(
    database(),
    sql`select id from conversation where kind = 'support' and account_id = ${accountId}`,
  );
  const conversationId = owned?.id ?? null;
  const [found] = await rows<Row>(
    database(),
    sql`select s.id, s.state, s.locale, s.by_mail as "byMail", s.rating, a.name as agent,
        case s.state when 'waiting' then (select count(*)::int from support_request o
          where o.state = 'waiting' and o.locale = s.locale and (o.created_at, o.id) <= (s.created_at, s.id)) end as place
      from support_request s left join account a on a.id = s.agent_id
      where s.conversation_id = ${conversationId} and (s.state in ('waiting', 'open') or (s.state = 'resolved'
        and s.ended_at > now() - ${supportLimits.ratingDays}::int * interval '1 day'
        and not exists (select from support_request l where l.conversation_id = s.conversation_id and l.id > s.id)))
      order by s.id desc limit 1`,
  );
  const isActive = found?.state === 'waiting' || found?.state === 'open';
  const locale = found && isActive ? found.locale : site;
  const desk = { locale, ...deskOf(locale, now) };
  if (!found) return { conversationId, desk, request: null };
  const { locale: _, ...request } = found;
  const usual = request.state === 'waiting' && desk.open ? await usualWait(locale) : null;
  // A request made in time may still be waiting when the desk closes.
  const byMail = request.byMail || (request.state === 'waiting' && !desk.open);
  return { conversationId, desk, request: { ...request, byMail, usual } };
}

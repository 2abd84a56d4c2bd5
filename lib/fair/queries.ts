import 'server-only';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestLocale, nearestTranslation, noBody } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { FairEdition, FairSession } from './types';

type EditionRow = Omit<FairEdition, 'title' | 'sessions'> & { title: string; locale: Locale };
type SessionRow = Omit<FairSession, 'title'> & { title: string; locale: Locale };

async function listSessions(locale: Locale, fairId: number): Promise<FairSession[]> {
  const found = await rows<SessionRow>(
    database(),
    sql`select x.id, x.format, ${utc(sql`x.starts_at`)} as "startsAt", ${utc(sql`x.ends_at`)} as "endsAt",
        ${nearest('title')} as title, ${nearest('summary')} as summary, ${nearestLocale('title')} as locale,
        (select coalesce(jsonb_agg(jsonb_build_object('id', at.id, 'name', named.name) order by at.sort, at.id), '[]')
          from fair_session_category k join category at on at.id = k.category_id
          join category_translation named on named.category_id = at.id and named.locale = ${locale} where k.session_id = x.id) as sectors
      from fair_session x ${nearestTranslation('fair_session_translation', 'session_id', sql`x.id`, locale)}
      where x.fair_id = ${fairId} order by x.starts_at, x.id`,
  );
  return found.map(({ title, locale: language, ...row }) => ({ ...row, title: { text: title, locale: language } }));
}

/** The newest edition of the fair with its schedule; null if there is none. */
export async function getFair(locale: Locale): Promise<FairEdition | null> {
  const [row] = await rows<EditionRow>(
    database(),
    sql`select x.id, x.key, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn", x.cover,
        ${utc(sql`x.created_at`)} as "changedAt", ${nearest('title')} as title, ${nearest('summary')} as summary,
        ${nearest('body', noBody)} as body, ${nearestLocale('title')} as locale,
        array(select t.locale from fair_translation t where t.fair_id = x.id order by 1) as locales
      from fair x ${nearestTranslation('fair_translation', 'fair_id', sql`x.id`, locale)}
      order by x.starts_on desc, x.id desc limit 1`,
  );
  if (!row) return null;
  const { title, locale: language, ...edition } = row;
  return { ...edition, title: { text: title, locale: language }, sessions: await listSessions(locale, row.id) };
}

/** Stand numbers at a fair, by company. */
export async function listStands(fairId: number, companies: readonly number[]): Promise<Record<number, string>> {
  if (companies.length === 0) return {};
  const found = await rows<{ id: number; stand: string }>(
    database(),
    sql`select company_id as id, stand from fair_exhibitor where fair_id = ${fairId} and company_id in ${companies}`,
  );
  return Object.fromEntries(found.map(({ id, stand }) => [id, stand]));
}

import { sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { type Executor, rows } from '@/lib/db/client';
import { type Locale, sites } from '@/lib/i18n/site';
import type { Scope } from './types';

const visited = (
  locale: Locale,
  scope: Scope,
) => sql`select term, count(distinct visitor)::int as visitors from search_term
  where locale = ${locale} and scope = ${scope} and day > current_date - ${config.search.termDays}::int and results > 0
    and not exists (select 1 from hot_word b where b.banned and b.site_id = ${sites[locale].siteId} and b.scope = ${scope} and lower(b.word) = lower(term))
  group by term having count(distinct visitor) >= ${config.search.termVisitors}`;

/** Completions of what has been typed: names that begin with it, then names with a word that does, then what others searched. */
export async function suggest(on: Executor, locale: Locale, scope: Scope, typed: string): Promise<string[]> {
  const escaped = sql`replace(replace(replace(geco_plain(${typed.replace(/\p{Cc}/gu, '')}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  const found = await rows<{ text: string }>(
    on,
    sql`with given as (select ${escaped} as start),
      named as (select text, plain, weight from suggestion where locale = ${locale} and scope = ${scope}
        union all select term, geco_plain(term), visitors * 20 from (${visited(locale, scope)}) v)
      select text from (select distinct on (lower(text)) text, plain, weight from named, given where plain like '%' || start || '%' order by lower(text), weight desc) one, given
      where ${locale === 'zh' ? sql`true` : sql`plain like start || '%' or plain like '% ' || start || '%'`}
      order by plain like start || '%' desc, weight desc, text limit ${config.list.suggestion}`,
  );
  return found.map(({ text }) => text);
}

/** The terms shown beside an empty search box: pinned by staff, then by score and by what visitors search (decisions, Search). */
export async function hotWords(on: Executor, locale: Locale, scope: Scope): Promise<string[]> {
  const found = await rows<{ word: string }>(
    on,
    sql`select word from (
        select word, pinned, score from hot_word where site_id = ${sites[locale].siteId} and scope = ${scope} and not banned
        union all select term, false, visitors * 10 from (${visited(locale, scope)}) v
          where not exists (select 1 from hot_word h where h.site_id = ${sites[locale].siteId} and h.scope = ${scope} and lower(h.word) = lower(term))) w
      order by pinned desc, score desc, word limit ${config.list.hotWord}`,
  );
  return found.map(({ word }) => word);
}

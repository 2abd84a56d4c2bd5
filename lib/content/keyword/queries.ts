import 'server-only';
import { sql } from 'drizzle-orm';
import { type Channel, config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import type { HotKeyword, Named } from '../types';

// A keyword without a name in the site's language falls back to English; without that it is left out.
const name = sql`coalesce(mine.name, english.name)`;
const names = (
  locale: Locale,
) => sql`left join keyword_translation mine on mine.keyword_id = k.id and mine.locale = ${locale}
  left join keyword_translation english on english.keyword_id = k.id and english.locale = 'en'`;
const itemsOf = (
  channel: Channel,
) => sql`(select count(*)::int from content_keyword of join content x on x.id = of.content_id
  and x.status = 'published' and x.channel = ${channel} where of.keyword_id = k.id)`;

/**
 * Hot keywords of a channel: pinned ones in staff's order, then by reads and searches; never banned ones.
 * docs/domain.md, Search and sorting.
 */
export async function listHotKeywords(
  locale: Locale,
  channel: Channel,
  limit: number = config.content.hotWords,
): Promise<HotKeyword[]> {
  return rows<HotKeyword>(
    database(),
    sql`select * from (select k.id, ${name} as name, coalesce(h.reads, 0) as reads, coalesce(h.searches, 0) as searches,
          ${itemsOf(channel)} as items, k.pinned
        from keyword k ${names(locale)} left join keyword_heat h on h.keyword_id = k.id and h.channel = ${channel}
        where not k.banned and ${name} is not null) found
      where items > 0 order by pinned nulls last, reads + 5 * searches desc, items desc, id limit ${limit}`,
  );
}

/** A keyword with its counts in a channel; null if absent, banned or unused in the channel. */
export async function getKeyword(locale: Locale, channel: Channel, id: number): Promise<HotKeyword | null> {
  const [found] = await rows<HotKeyword>(
    database(),
    sql`select k.id, ${name} as name, coalesce(h.reads, 0) as reads, coalesce(h.searches, 0) as searches, ${itemsOf(channel)} as items
      from keyword k ${names(locale)} left join keyword_heat h on h.keyword_id = k.id and h.channel = ${channel}
      where k.id = ${id} and not k.banned and ${name} is not null`,
  );
  return found && found.items > 0 ? found : null;
}

/** Keywords that occur together with this one in a channel, most frequent first. */
export async function listNearKeywords(
  locale: Locale,
  channel: Channel,
  id: number,
  limit: number,
): Promise<Named<number>[]> {
  return rows<Named<number>>(
    database(),
    sql`select k.id, ${name} as name from content_keyword a join content x on x.id = a.content_id and x.status = 'published' and x.channel = ${channel}
        join content_keyword b on b.content_id = a.content_id and b.keyword_id <> a.keyword_id join keyword k on k.id = b.keyword_id ${names(locale)}
      where a.keyword_id = ${id} and not k.banned and ${name} is not null group by k.id, ${name} order by count(*) desc, k.id limit ${limit}`,
  );
}

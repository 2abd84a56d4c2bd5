import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';

/**
 * Recounts reads of each keyword's content and searches for it over the last days; run hourly.
 * docs/domain.md, Search and sorting.
 */
export async function refreshHeat(db: Db): Promise<void> {
  const days = config.content.hotDays;
  await db.execute(sql`with heat as (
      select x.channel, k.keyword_id, coalesce(sum(v.views), 0)::int as reads,
        (select count(*)::int from search_term s join keyword_translation t on t.locale = s.locale and t.plain = lower(s.term)
          where t.keyword_id = k.keyword_id and s.scope = 'news' and s.day >= current_date - ${days}::int) as searches
      from content_keyword k join content x on x.id = k.content_id and x.status = 'published'
        left join page_view v on v.kind = 'content' and v.subject_id = x.id and v.day >= current_date - ${days}::int
      group by x.channel, k.keyword_id),
    gone as (delete from keyword_heat h where not exists (select from heat where heat.channel = h.channel and heat.keyword_id = h.keyword_id))
    insert into keyword_heat (channel, keyword_id, reads, searches) select channel, keyword_id, reads, searches from heat
    on conflict (channel, keyword_id) do update set reads = excluded.reads, searches = excluded.searches`);
}

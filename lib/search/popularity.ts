import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/db/client';
import { views } from './fact';

/** Brings the views of 90 and of 7 days in the search rows up to date; to be done every few hours (decisions, Search and sorting). */
export async function refreshPopularity(on: Executor): Promise<void> {
  for (const kind of ['product', 'company'] as const) {
    const [table, id] = [sql.identifier(`${kind}_search`), sql.identifier(`${kind}_id`)];
    await on.execute(sql`update ${table} s set popularity = now.popularity, hot = now.hot
      from (select one.${id} as id, coalesce(v.popularity, 0) as popularity, coalesce(v.hot, 0) as hot
        from ${table} one left join (${views(kind)}) v on v.subject_id = one.${id} where one.locale = 'en') now
      where s.${id} = now.id and (s.popularity, s.hot) is distinct from (now.popularity, now.hot)`);
  }
}

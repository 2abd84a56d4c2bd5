import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import type { Scope } from './facet';

/** Recomputes views and favourites of public products or companies; `only` is a condition on their id. */
async function write(db: Db, kind: Scope, only: SQL): Promise<void> {
  const [table, id] = [sql.identifier(`${kind}_search`), sql.identifier(`${kind}_id`)];
  const since = (days: number) =>
    sql`coalesce(sum(v.views) filter (where v.day >= current_date - ${days}::int), 0)::int`;
  const marked = (days: number) =>
    sql`(select count(*)::int from favourite f where f.${id} = s.${id} and f.created_at >= current_date - ${days}::int)`;
  const { popularDays, hotDays } = config.search;
  await db.execute(sql`insert into search_popularity (kind, subject_id, popularity, hot, quality)
    select ${kind}, s.${id}, ${since(popularDays)} + ${marked(popularDays)}, ${since(hotDays)} + ${marked(hotDays)}, s.quality
    from ${table} s left join page_view v on v.kind = ${kind} and v.subject_id = s.${id}
    where s.locale = 'en' and ${only} group by s.${id}, s.quality
    on conflict (kind, subject_id) do update set popularity = excluded.popularity, hot = excluded.hot, quality = excluded.quality
      where (search_popularity.popularity, search_popularity.hot, search_popularity.quality) is distinct from (excluded.popularity, excluded.hot, excluded.quality)`);
}

/** Updates the views of 90 and of 7 days; run every few hours (docs/domain.md, Search and sorting). */
export async function refreshPopularity(db: Db): Promise<void> {
  for (const kind of ['product', 'company'] as const) {
    const [table, id] = [sql.identifier(`${kind}_search`), sql.identifier(`${kind}_id`)];
    await write(db, kind, sql`true`);
    await db.execute(sql`delete from search_popularity p where kind = ${kind}
      and not exists (select 1 from ${table} s where s.locale = 'en' and s.${id} = p.subject_id)`);
  }
  await writePortal(db);
}

/** Recomputes the views of portal items, which have no favourites. */
async function writePortal(db: Db): Promise<void> {
  const { popularDays, hotDays } = config.search;
  await db.execute(sql`insert into search_popularity (kind, subject_id, popularity, hot, quality)
    select s.kind, s.subject_id, sum(v.views)::int, coalesce(sum(v.views) filter (where v.day >= current_date - ${hotDays}::int), 0)::int, 0
    from portal_search s join page_view v on v.kind = s.kind and v.subject_id = s.subject_id and v.day >= current_date - ${popularDays}::int
    where s.locale = 'en' group by s.kind, s.subject_id
    on conflict (kind, subject_id) do update set popularity = excluded.popularity, hot = excluded.hot
      where (search_popularity.popularity, search_popularity.hot) is distinct from (excluded.popularity, excluded.hot)`);
  await db.execute(sql`delete from search_popularity p where kind in ('content', 'tender')
    and not exists (select from portal_search s where s.locale = 'en' and s.kind = p.kind and s.subject_id = p.subject_id)`);
}

/** Gives products or companies whose search rows were written their views. */
export const addPopularity = (db: Db, kind: Scope, ids: readonly number[]): Promise<void> =>
  write(db, kind, sql`s.${sql.identifier(`${kind}_id`)} in ${ids}`);

import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { type Executor, rows } from '@/lib/db/client';

/** Inserts many rows in statements that stay below PostgreSQL's limit of 65,535 parameters. */
export async function insertAll<T extends PgTable>(on: Executor, table: T, list: T['$inferInsert'][]): Promise<void> {
  const first = list[0];
  if (!first) return;
  const size = Math.floor(20_000 / Object.keys(first).length);
  for (let from = 0; from < list.length; from += size) await on.insert(table).values(list.slice(from, from + size));
}

/** Hands out ids for a table and, at the end, moves the table's own sequence past them. */
export async function ids(on: Executor, table: PgTable) {
  const name = sql.identifier(getTableConfig(table).name);
  const [top] = await rows<{ id: number }>(on, sql`select coalesce(max(id), 0)::int as id from ${name}`);
  let last = top?.id ?? 0;
  return {
    next: () => ++last,
    settle: async () => {
      const sequence = `${getTableConfig(table).name}_id_seq`;
      await on.execute(sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}, ${last > 0})`);
    },
  };
}

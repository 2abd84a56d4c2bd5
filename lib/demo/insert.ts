import 'server-only';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { insertAll } from '@/lib/platform/db/bulk';
import { type Db, rows } from '@/lib/platform/db/client';

/** Gathers rows of several tables, to be inserted together in the order in which the tables were first named. */
export function insertLater() {
  const gathered = new Map<PgTable, object[]>();
  return {
    add: <T extends PgTable>(table: T, list: T['$inferInsert'][]) => {
      gathered.set(table, [...(gathered.get(table) ?? []), ...list]);
    },
    run: async (db: Db) => {
      for (const [table, list] of gathered) await insertAll(db, table, list as never[]);
    },
  };
}

/**
 * Hands out ids for a table and, at the end, moves the table's own sequence past them. An id that was ever used is not
 * used again: what refers to a deleted row by its number, as a revision does, would be taken for the new row's.
 */
export async function ids(db: Db, table: PgTable) {
  const name = sql.identifier(getTableConfig(table).name);
  const sequence = `${getTableConfig(table).name}_id_seq`;
  const [top] = await rows<{ id: number }>(
    db,
    sql`select greatest((select coalesce(max(id), 0) from ${name}),
      (select case when is_called then last_value else 0 end from ${sql.identifier(sequence)}))::int as id`,
  );
  let last = top?.id ?? 0;
  return {
    next: () => ++last,
    settle: async () => {
      await db.execute(sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}, ${last > 0})`);
    },
  };
}

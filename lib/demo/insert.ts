import { is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type Executor, rows } from '@/lib/db/client';

const batch = 5000;
const plainDefault = (column: PgColumn) => (is(column.default, SQL) ? null : (column.default ?? null));

/**
 * Inserts many rows, a batch as one JSON text: the database reads it far faster than as many parameters.
 * A column that all rows leave out has its default; one that some leave out has it where it is a plain value, else null.
 */
export async function insertAll<T extends PgTable>(on: Executor, table: T, list: T['$inferInsert'][]): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const keyOf = new Map(Object.entries(table).map(([key, column]) => [column, key]));
  const given = new Set(list.flatMap((row) => Object.keys(row)));
  const used = columns.flatMap((column) => {
    const key = keyOf.get(column);
    return key && given.has(key) ? [{ key, name: column.name, missing: plainDefault(column) }] : [];
  });
  const names = sql.join(
    used.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let from = 0; from < list.length; from += batch) {
    const part = (list as Record<string, unknown>[])
      .slice(from, from + batch)
      .map((row) => Object.fromEntries(used.map((column) => [column.name, row[column.key] ?? column.missing])));
    await on.execute(sql`insert into ${sql.identifier(name)} (${names})
      select ${names} from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(part)}::json)`);
  }
}

/** Gathers rows of several tables, to be inserted together in the order in which the tables were first named. */
export function insertLater() {
  const gathered = new Map<PgTable, object[]>();
  return {
    add: <T extends PgTable>(table: T, list: T['$inferInsert'][]) => {
      gathered.set(table, [...(gathered.get(table) ?? []), ...list]);
    },
    run: async (on: Executor) => {
      for (const [table, list] of gathered) await insertAll(on, table, list as never[]);
    },
  };
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

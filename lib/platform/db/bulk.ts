import 'server-only';
import { is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type Db, rows } from './client';

type Definition = { name: string; definition: string };

const constraintsOf = (db: Db, table: string) =>
  rows<Definition>(
    db,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint own
      where conrelid = ${table}::regclass and contype in ('f', 'p', 'u')
        and not exists (select 1 from pg_constraint other where other.confrelid = own.conrelid and other.conindid = own.conindid)
      order by contype <> 'f'`,
  );

const indexesOf = (db: Db, table: string) =>
  rows<Definition>(
    db,
    sql`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = ${table}::regclass and not exists (select 1 from pg_constraint where conindid = i.indexrelid)`,
  );

/**
 * Drops the tables' keys and indexes during a bulk load and recreates them at once, which is much faster. Runs in a
 * transaction; keys referenced by other tables stay.
 */
export async function withoutIndexes(db: Db, tables: readonly string[], run: () => Promise<void>): Promise<void> {
  const dropped: { table: string; constraints: Definition[]; indexes: Definition[] }[] = [];
  for (const table of tables) {
    const [constraints, indexes] = [await constraintsOf(db, table), await indexesOf(db, table)];
    for (const { name } of constraints)
      await db.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
    for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
    dropped.push({ table, constraints, indexes });
  }
  await run();
  await db.execute(sql`set local maintenance_work_mem = '256MB'`);
  for (const { table, constraints, indexes } of dropped) {
    for (const { name, definition } of constraints.reverse())
      await db.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    for (const { definition } of indexes) await db.execute(sql.raw(definition));
    await db.execute(sql`analyze ${sql.identifier(table)}`);
  }
}

const batch = 5000;
const plainDefault = (column: PgColumn) => (is(column.default, SQL) ? null : (column.default ?? null));

/**
 * Bulk insert, one JSON parameter per batch, which is far faster than a parameter per value.
 * A column missing in all rows gets its default; one missing in some gets it if it is a plain value, else null.
 */
export async function insertAll<T extends PgTable>(db: Db, table: T, list: T['$inferInsert'][]): Promise<void> {
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
    await db.execute(sql`insert into ${sql.identifier(name)} (${names})
      select ${names} from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(part)}::json)`);
  }
}

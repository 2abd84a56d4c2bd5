import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rows } from './client';

/** Started after bulk changes; not registered with a PostgreSQL server, which has autovacuum. */
export const upkeepJobName = 'database-upkeep';

/**
 * Runs VACUUM ANALYZE, which autovacuum does in PostgreSQL but nothing does in the embedded database. Table by table,
 * so that other queries can run in between. Source: PostgreSQL, Routine Vacuuming.
 * @throws the first failure, after all tables
 */
export async function vacuumTables(db: Db): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const failures: unknown[] = [];
  for (const { name } of tables) {
    await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`).catch((error) => failures.push(error));
    await setImmediate();
  }
  if (failures.length > 0) throw failures[0];
}

import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rows } from './client';

/** Woken after what changes many rows at once; a database server does its own upkeep and has no such job. */
export const upkeepJobName = 'database-upkeep';

/**
 * Counts every table anew and gives back the room of deleted rows: what PostgreSQL's autovacuum does, and nobody in the
 * embedded database. Table by table, so that others are let in between. Source: PostgreSQL, Routine Vacuuming.
 * @throws what failed first, once all others are done
 */
export async function keepUp(db: Db): Promise<void> {
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

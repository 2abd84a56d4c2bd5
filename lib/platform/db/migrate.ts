import 'server-only';
import { resolve } from 'node:path';
import { eq, max } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, type PgDatabase, type PgQueryResultHKT, pgSchema, text } from 'drizzle-orm/pg-core';
import { DatabaseRefusedError } from './refusal';

export const migrationsFolder = () => resolve('lib/platform/db/migrations');

const tables = pgSchema('pg_catalog').table('pg_tables', { name: text('tablename') });
/** Drizzle's table of applied migrations. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', { at: bigint('created_at', { mode: 'number' }) });

/**
 * Refuses a database older than the baseline migration. The baseline has the timestamp of the last migration it
 * replaces, so that a database with all of those continues with the next.
 * @param folder of an embedded database @throws DatabaseRefusedError
 */
export async function refuseOlder<Kind extends PgQueryResultHKT>(db: PgDatabase<Kind>, folder: string | null) {
  if ((await db.$count(tables, eq(tables.name, '__drizzle_migrations'))) === 0) return;
  const [last] = await db.select({ at: max(applied.at) }).from(applied);
  const [first] = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  if (!last?.at || !first || last.at >= first.folderMillis) return;
  throw new DatabaseRefusedError(
    folder
      ? `The data folder ${resolve(folder)} holds a demo of a pre-release, whose database cannot be brought up to date. Remove the folder to begin with a new demo, or start with another DATA_DIR.`
      : 'The database of DATABASE_URL holds a demo of a pre-release and cannot be brought up to date. Let DATABASE_URL name an empty one to begin with a new demo.',
  );
}

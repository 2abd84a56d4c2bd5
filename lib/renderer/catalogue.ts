import { sql } from 'drizzle-orm';
import { type Database, rows } from '@/lib/db/client';
import { loadDemo } from '@/lib/demo/load';
import { seedReference } from '@/lib/reference/seed';

const isEmpty = async (database: Database, table: 'site' | 'company') => {
  const [found] = await rows<{ empty: boolean }>(
    database,
    sql`select not exists (select from ${sql.identifier(table)}) as empty`,
  );
  return found?.empty ?? true;
};

/** Fills a new database: the reference rows, and the demo catalogue where the settings ask for it. */
export async function prepareCatalogue(database: Database, demo: boolean): Promise<void> {
  if (await isEmpty(database, 'site')) await seedReference(database);
  if (demo && (await isEmpty(database, 'company'))) await loadDemo(database);
}

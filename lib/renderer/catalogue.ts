import { sql } from 'drizzle-orm';
import { type Database, rows } from '@/lib/db/client';
import { loadDemo } from '@/lib/demo/load';
import { seedReference } from '@/lib/reference/seed';
import { learnCatalogue } from '@/lib/search/rebuild';

const isEmpty = async (database: Database, table: 'company') => {
  const [found] = await rows<{ empty: boolean }>(
    database,
    sql`select not exists (select from ${sql.identifier(table)}) as empty`,
  );
  return found?.empty ?? true;
};

/** Fills a database: the reference rows that this version knows, and the demo catalogue where the settings ask for it. */
export async function prepareCatalogue(database: Database, demo: boolean): Promise<void> {
  await seedReference(database);
  if (demo && (await isEmpty(database, 'company'))) await loadDemo(database);
  await learnCatalogue(database);
}

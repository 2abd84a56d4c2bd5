import { sql } from 'drizzle-orm';
import { withoutIndexes } from '@/lib/db/bulk';
import { type Database, type Executor, rows } from '@/lib/db/client';
import { collectCompanies, collectProducts } from './fact';
import { refreshPopularity } from './popularity';
import { insertRows } from './row';
import { rebuildVocabulary } from './vocabulary/rebuild';
import { learnChinese } from './word';

/** Teaches the Chinese cutter the catalogue's own words; once a process, before the first search. */
export async function learnCatalogue(on: Executor): Promise<void> {
  const named = await rows<{ text: string }>(
    on,
    sql`select name as text from category_translation where locale = 'zh'
      union select name from product_group_translation where locale = 'zh' union select name from tag_translation where locale = 'zh'`,
  );
  learnChinese(named.flatMap(({ text }) => text.split(/[、，,/\s与和及]+/u)));
}

/** Writes every search row, the vocabulary and the suggestions anew from what is public. */
export async function rebuildSearch(database: Database): Promise<void> {
  await learnCatalogue(database);
  await database.transaction(async (tx) => {
    const on = tx as unknown as Executor;
    // After a bulk load the planner would still reckon with the few rows there were before.
    await on.execute(
      sql`analyze product, product_translation, product_category, product_tag, company, company_translation`,
    );
    await on.execute(sql`truncate product_search, company_search`);
    await collectProducts(on, sql`true`, sql`true`);
    await withoutIndexes(on, ['product_search'], () => insertRows(on, 'product'));
    await collectCompanies(on, sql`true`);
    await withoutIndexes(on, ['company_search'], () => insertRows(on, 'company'));
    await refreshPopularity(on);
    await on.execute(sql`analyze search_popularity`);
    await rebuildVocabulary(on);
  });
  // Counts read the index alone only where the database knows all rows to be visible.
  await database.execute(sql`vacuum product_search, company_search`);
}

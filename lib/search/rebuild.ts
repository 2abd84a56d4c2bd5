import 'server-only';
import { sql } from 'drizzle-orm';
import { withoutIndexes } from '@/lib/platform/db/bulk';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { learnLexemes } from '@/lib/platform/search/lexeme';
import { rebuildVocabulary } from '@/lib/platform/search/vocabulary/rebuild';
import { learnChinese } from '@/lib/platform/search/word';
import { refreshProperties } from '@/lib/property/refresh';
import { collectCompanies, collectProducts } from './fact';
import { refreshPopularity } from './popularity';
import { insertRows } from './row';

/**
 * Adds the catalogue's words to the Chinese segmenter and preloads frequent lexemes; once per process, before the first
 * search.
 */
export async function learnCatalogue(db: Db): Promise<void> {
  const named = await rows<{ text: string }>(
    db,
    sql`select name as text from category_translation where locale = 'zh'
      union select name from product_group_translation where locale = 'zh' union select name from tag_translation where locale = 'zh'`,
  );
  learnChinese(named.flatMap(({ text }) => text.split(/[、，,/\s与和及]+/u)));
  await learnLexemes(db);
}

/** Rebuilds all search rows, key figures, vocabulary and suggestions from the public data. */
export async function rebuildSearch(db: Db): Promise<void> {
  await learnCatalogue(db);
  await transaction(async (tx) => {
    // After a bulk load the planner's statistics are outdated.
    await tx.execute(
      sql`analyze product, product_translation, product_category, product_tag, company, company_translation`,
    );
    await tx.execute(sql`truncate product_search, company_search`);
    await collectProducts(tx, sql`true`, sql`true`);
    await withoutIndexes(tx, ['product_search'], () => insertRows(tx, 'product'));
    await withoutIndexes(tx, ['product_property'], () => refreshProperties(tx, null));
    await collectCompanies(tx, sql`true`);
    await withoutIndexes(tx, ['company_search'], () => insertRows(tx, 'company'));
    await refreshPopularity(tx);
    await tx.execute(sql`analyze search_popularity`);
    await rebuildVocabulary(tx);
  }, db);
  // Index-only scans for counts need the visibility map.
  await db.execute(sql`vacuum product_search, company_search, product_property`);
}

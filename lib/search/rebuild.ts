import { sql } from 'drizzle-orm';
import { type Database, type Executor, rows } from '@/lib/db/client';
import { collectCompanies, collectProducts } from './fact';
import { insertRows } from './row';
import { rebuildVocabulary } from './vocabulary';
import { learnChinese } from './word';

/** Runs a bulk load without the table's secondary indexes and makes them again after it, as the migrations wrote them. */
async function withoutIndexes(on: Executor, table: string, run: () => Promise<void>): Promise<void> {
  const found = await rows<{ name: string; definition: string }>(
    on,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = ${table} and indexname like ${`${table.replaceAll('_', '\\_')}\\_%`} and indexname not like '%\\_pk'`,
  );
  for (const { name } of found) await on.execute(sql`drop index ${sql.identifier(name)}`);
  await run();
  for (const { definition } of found) await on.execute(sql.raw(definition));
  await on.execute(sql`analyze ${sql.identifier(table)}`);
}

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
    await on.execute(sql`truncate product_search, company_search`);
    await collectProducts(on, sql`true`);
    await withoutIndexes(on, 'product_search', () => insertRows(on, 'product'));
    await collectCompanies(on, sql`true`);
    await withoutIndexes(on, 'company_search', () => insertRows(on, 'company'));
    await rebuildVocabulary(on);
  });
}

/** Brings the rows of some products up to date, in the transaction of the command that changed them. */
export async function refreshProducts(on: Executor, productIds: readonly number[]): Promise<void> {
  if (!productIds.length) return;
  const list = sql.join(
    productIds.map((id) => sql`${id}`),
    sql`, `,
  );
  await on.execute(sql`delete from product_search where product_id in (${list})`);
  await collectProducts(on, sql`p.id in (${list})`);
  await insertRows(on, 'product');
  await on.execute(sql`drop table product_fact`);
}

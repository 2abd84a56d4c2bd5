// Measures search by misspelt words: DATABASE_URL=postgres://… npx tsx --tsconfig scripts/tsconfig.json
// tests/bench/typo.ts (default: a fresh embedded database).
import { sql } from 'drizzle-orm';
import { loadDemo } from '@/lib/demo/load';
import { draw } from '@/lib/demo/random';
import { closeDatabase, type Db, database, openDatabase, rows } from '@/lib/platform/db/client';
import { plain } from '@/lib/platform/i18n/fold';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { drawWords, lettersOf, misspell, type Sample, substitute, wordsOf } from './sample';

export type Score = { asked: number; found: number; strict: number; missed: string[] };

/** Whether one of the first ten products matches the word; the exact product, if at most ten match. */
async function carriers(db: Db, locale: Locale, ids: readonly number[], word: string): Promise<boolean> {
  if (!ids.length) return false;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const names = await rows<{ name: string }>(
    db,
    sql`select name from product_translation where locale = ${locale} and product_id in (${list})`,
  );
  return names.some(({ name }) =>
    locale === 'zh' ? name.includes(word) : wordsOf(locale, name, 1).some((one) => plain(one) === plain(word)),
  );
}

/** How many of the samples, changed by `change`, are found among the first ten. */
export async function score(
  db: Db,
  locale: Locale,
  samples: readonly Sample[],
  change: (word: string) => string,
): Promise<Score> {
  const result: Score = { asked: samples.length, found: 0, strict: 0, missed: [] };
  for (const { word, productId } of samples) {
    const keyword = change(word);
    const { ids } = await search(db, 'product', locale, { keyword }, emptyState, 10);
    const strict = ids.includes(productId);
    if (strict) result.strict++;
    if (strict || (await carriers(db, locale, ids, word))) result.found++;
    else result.missed.push(`${word}→${keyword}`);
  }
  return result;
}

/** The scores of one language by kind of change. */
export async function scoreLocale(db: Db, locale: Locale, count: number): Promise<Record<string, Score>> {
  const random = draw(`typo|${locale}`);
  if (locale !== 'zh') {
    const samples = await drawWords(db, locale, count, 5, 'typo');
    const letters = lettersOf(samples.map(({ word }) => word));
    return { misspelt: await score(db, locale, samples, (word) => misspell(word, letters, random)) };
  }
  const short = await drawWords(db, locale, count, 2, 'typo');
  const long = await drawWords(db, locale, count, 4, 'typo');
  const letters = lettersOf(short.map(({ word }) => word));
  return {
    unaltered: await score(db, locale, short, (word) => word),
    misspelt: await score(db, locale, long, (word) => substitute(word, letters, random)),
  };
}

if (process.argv[1]?.endsWith('typo.ts')) {
  await openDatabase({ url: process.env.DATABASE_URL, folder: null });
  const db = database();
  if (!process.env.DATABASE_URL) await loadDemo(database());
  await learnCatalogue(db);
  for (const locale of locales)
    for (const [kind, { asked: count, found, strict, missed }] of Object.entries(await scoreLocale(db, locale, 100)))
      console.log(
        `${locale} ${kind}: ${found}/${count} found, ${strict}/${count} the very product; missed: ${missed.join(' ') || 'none'}`,
      );
  await closeDatabase();
}

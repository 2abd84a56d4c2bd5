// Searches for products whose names the demo does not contain: npm run bench -- --search (DATABASE_URL=postgres://… for
// an existing server; default: a fresh embedded database). success@10 by language and kind of change; only the named
// languages, if any.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { loadDemo } from '@/lib/demo/load';
import { draw } from '@/lib/demo/random';
import { closeDatabase, database, openDatabase, rows } from '@/lib/platform/db/client';
import { plain } from '@/lib/platform/i18n/fold';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { applyChanges } from '@/lib/platform/search/vocabulary/write';
import { words } from '@/lib/platform/search/word';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshProducts } from '@/lib/search/refresh';
import { suggest } from '@/lib/search/suggestion';
import { lettersOf, misspell, substitute } from './sample';

/** A name with other forms that people type: plurals, cases, with the article, split compounds. */
type Name = { name: string; forms: string[] };
type Asked = { keyword: string; at: number };

const goals: Record<string, number> = {
  exact: 0.95,
  order: 0.95,
  typo: 0.9,
  form: 0.8,
  'wrong character': 0.9,
  'swapped characters': 0.9,
  traditional: 0.9,
};

const read = (locale: Locale): Name[] =>
  readFileSync(resolve(`tests/bench/words/${locale}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...forms] = line.split('|');
      return { name, forms };
    });

/** One word of a name misspelt, if possible one of at least four letters; the others unchanged. */
function misspelt(name: string, letters: readonly string[], random: ReturnType<typeof draw>): string {
  const list = words(name);
  const long = list.filter((word) => word.length >= 4);
  const word = random.pick(long.length ? long : list);
  return list.map((one) => (one === word ? misspell(one.toLowerCase(), letters, random) : one)).join(' ');
}

function swap(name: string, random: ReturnType<typeof draw>): string {
  const list = [...name];
  const places = list.slice(1).flatMap((one, index) => (one === list[index] ? [] : [index]));
  const at = random.pick(places);
  list.splice(at, 2, list[at + 1] as string, list[at] as string);
  return list.join('');
}

/** The queries of a language, by kind. */
function questions(locale: Locale, names: readonly Name[]): Record<string, Asked[]> {
  const random = draw(`success|${locale}`);
  const letters = lettersOf(names.flatMap(({ name }) => words(name.toLowerCase())));
  const each = (change: (name: string) => string | null, times = 1): Asked[] =>
    names.flatMap(({ name }, index) =>
      Array.from({ length: times }, () => change(name))
        .filter((keyword) => keyword !== null && keyword !== name)
        .map((keyword) => ({ keyword: keyword as string, at: index })),
    );
  const exact = names.map(({ name }, index) => ({ keyword: name, at: index }));
  if (locale === 'zh') {
    const { Converter } = createRequire(import.meta.url)('opencc-js/cn2t') as typeof import('opencc-js/cn2t');
    const traditional = Converter({ from: 'cn', to: 'tw' });
    const long = (change: (name: string) => string) => each((name) => ([...name].length > 2 ? change(name) : null), 2);
    return {
      exact,
      'wrong character': long((name) => substitute(name, letters, random)),
      'swapped characters': long((name) => swap(name, random)),
      traditional: each(traditional),
    };
  }
  return {
    exact,
    order: each((name) => words(name).reverse().join(' ')),
    typo: each((name) => misspelt(name, letters, random), 2),
    accents: each((name) => plain(name)),
    form: names.flatMap(({ forms }, index) => forms.map((keyword) => ({ keyword, at: index }))),
  };
}

await openDatabase({ url: process.env.DATABASE_URL, folder: null });
const db = database();
if (!process.env.DATABASE_URL) await loadDemo(database());
await learnCatalogue(db);
const lists = new Map(locales.map((locale) => [locale, read(locale)]));
const count = lists.get('en')?.length ?? 0;
const ids = (
  await rows<{ id: number }>(
    db,
    sql`select product_id as id from product_search join product_translation t using (product_id, locale)
      group by 1 having count(*) = ${locales.length} order by md5(product_id::text) limit ${count}`,
  )
).map(({ id }) => id);

// Product names as suppliers publish them; these products keep no other words of the demo.
for (const [locale, names] of lists)
  for (const [at, { name }] of names.entries())
    await db.execute(sql`update product_translation set name = ${name}, keywords = '', summary = ''
      where product_id = ${ids[at] ?? 0} and locale = ${locale}`);
const began = performance.now();
await database().transaction((tx) => refreshProducts(tx, ids));
await applyChanges(database());
console.log(
  `${count} products renamed in ${locales.length} languages, known after ${Math.round(performance.now() - began)} ms`,
);

let failed = 0;
const wanted = process.argv.slice(2);
for (const [locale, names] of lists) {
  if (wanted.length > 0 && !wanted.includes(locale)) continue;
  for (const [kind, samples] of Object.entries(questions(locale, names))) {
    if (samples.length === 0) continue;
    const missed: string[] = [];
    for (const { keyword, at } of samples) {
      const found = (await search(db, 'product', locale, { keyword }, emptyState, 10)).ids;
      if (!found.includes(ids[at] ?? 0)) missed.push(`${names[at]?.name}→${keyword}`);
    }
    const rate = 1 - missed.length / samples.length;
    const goal = goals[kind];
    if (goal !== undefined && rate < goal) failed++;
    const figure = `${rate.toFixed(2)}${goal === undefined ? '' : ` (goal ${goal.toFixed(2)})`}`;
    console.log(
      `${locale} ${kind}: ${figure} of ${samples.length}; missed: ${missed.slice(0, 12).join(', ') || 'none'}`,
    );
  }
  let proposed = 0;
  for (const { name } of names) {
    const start = [...name.toLowerCase()].slice(0, locale === 'zh' ? 2 : 5).join('');
    const list = await suggest(db, locale, 'product', start);
    if (list.some((text) => plain(text).includes(plain(name)))) proposed++;
  }
  console.log(`${locale} proposed by its beginning: ${(proposed / names.length).toFixed(2)}`);
}
await closeDatabase();
if (failed > 0) process.exitCode = 1;

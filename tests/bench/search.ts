// Times searches over a large catalogue: DATABASE_URL=postgres://… npx tsx --tsconfig scripts/tsconfig.json
// tests/bench/search.ts [queries]. Two thirds of the words are drawn from product names, weighted by listed products; a
// fifth are the broadest.
import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { draw } from '@/lib/demo/random';
import { closeDatabase, type Db, database, openDatabase, rows } from '@/lib/platform/db/client';
import { categoryProperty } from '@/lib/platform/db/schema/property';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listKeyRanges } from '@/lib/property/queries';
import type { KeyRange } from '@/lib/property/types';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { lettersOf, misspell, wordsOf } from './sample';

type Kind = 'one word' | 'two words' | 'broad' | 'misspelt';
type Query = { kind: Kind; locale: Locale; keyword: string };

const count = Number(process.argv[2] ?? 800);
const random = draw('search-bench');

async function drawQueries(db: Db): Promise<Query[]> {
  const sources = await Promise.all(
    locales.map(async (locale) => {
      const texts = await rows<{ text: string }>(
        db,
        sql`select t.name || ' ' || t.keywords as text from product_translation t where t.locale = ${locale} and t.product_id % 97 = 1 order by t.product_id limit 1000`,
      );
      const common = await rows<{ word: string }>(
        db,
        sql`select shown as word from vocabulary where locale = ${locale} and length(word) >= ${locale === 'zh' ? 2 : 3} order by frequency desc, word limit 20`,
      );
      const names = texts.map(({ text }) => [...new Set(wordsOf(locale, text, locale === 'zh' ? 2 : 3))]);
      return { locale, names: names.filter((list) => list.length > 1), common: common.map(({ word }) => word) };
    }),
  );
  return Array.from({ length: count }, (_, index): Query => {
    const { locale, names, common } = sources[index % sources.length] as (typeof sources)[number];
    const glue = locale === 'zh' ? '' : ' ';
    const roll = random.next();
    if (roll < 0.2) return { kind: 'broad', locale, keyword: random.some(common, random.between(1, 2)).join(glue) };
    const list = random.pick(names);
    if (roll < 0.3) {
      const word = random.pick(list);
      return { kind: 'misspelt', locale, keyword: misspell(word, lettersOf(list), random) };
    }
    if (roll < 0.55) return { kind: 'one word', locale, keyword: random.pick(list) };
    return { kind: 'two words', locale, keyword: random.some(list, 2).join(glue) };
  });
}

const figures = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(2);
  return { n: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
};

/** CPU milliseconds of this process and of the database backend, if local; excludes waiting. */
function processorTime(backend: number): number {
  const { user, system } = process.cpuUsage();
  const path = `/proc/${backend}/schedstat`;
  const other = existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6 : 0;
  return (user + system) / 1e3 + other;
}

const timed = async (run: () => Promise<unknown>) => {
  const start = performance.now();
  await run();
  return performance.now() - start;
};

await openDatabase({ url: process.env.DATABASE_URL, folder: null });
const db = database();
await learnCatalogue(db);
const queries = await drawQueries(db);
const [span] = await rows<{ top: number; n: number }>(
  db,
  sql`select max(product_id)::int as top, count(*)::int as n from product_search where locale = 'en'`,
);
const twenty = () =>
  sql.join(
    Array.from({ length: 20 }, () => sql`${random.between(1, span?.top ?? 1)}`),
    sql`, `,
  );
const probe = () =>
  rows(
    db,
    sql`select product_id, quality, published_at from product_search where locale = 'en' and product_id in (${twenty()})`,
  );
const ask = ({ locale, keyword }: Query) => search(db, 'product', locale, { keyword }, emptyState, 30);
for (const query of queries.slice(0, 100)) await ask(query);

const [backend] = await rows<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
const processor = () => processorTime(backend?.pid ?? 0);
const times: (Query & { time: number; total: number; used: number })[] = [];
const probes: { time: number; used: number }[] = [];
for (const query of queries) {
  let total = 0;
  const before = processor();
  const time = await timed(async () => {
    total = (await ask(query)).total;
  });
  times.push({ ...query, time, total, used: processor() - before });
  const start = processor();
  const wait = await timed(probe);
  probes.push({ time: wait, used: processor() - start });
}
console.log(`${span?.n} products, ${queries.length} searches, one connection, milliseconds`);
const all = figures(times.map(({ time }) => time));
const base = figures(probes.map(({ time }) => time));
const used = figures(times.map((one) => one.used));
const baseUsed = figures(probes.map((one) => one.used));
const ratio = (part: string, total: string) => `${(Number(part) / Number(total)).toFixed(1)} times`;
const hits = times.map(({ total }) => total).sort((a, b) => a - b);
console.log('probe of 20 rows by key', base, 'on the processor', baseUsed);
console.log('searches', all, `the probe's p50 ${ratio(all.p50, base.p50)}, p99 ${ratio(all.p99, base.p99)}`);
console.log(
  'of which on the processor',
  used,
  `the probe's p50 ${ratio(used.p50, baseUsed.p50)}, p99 ${ratio(used.p99, baseUsed.p99)}`,
);
for (const kind of ['one word', 'two words', 'broad', 'misspelt'] as const)
  console.log(
    kind,
    figures(times.filter((one) => one.kind === kind).map(({ time }) => time)),
    'on the processor',
    figures(times.filter((one) => one.kind === kind).map(({ used }) => used)),
  );
console.log(
  'rows found: median',
  hits[Math.floor(hits.length / 2)],
  'most',
  hits.at(-1),
  'none',
  hits.filter((n) => n === 0).length,
);
for (const { locale, keyword, time, total, used } of times.sort((a, b) => b.used - a.used).slice(0, 5))
  console.log('slowest', locale, JSON.stringify(keyword), total, time.toFixed(1), used.toFixed(1));
const categories = await rows<{ id: number }>(db, sql`select id from category where parent_id is null order by id`);
for (const sort of ['comprehensive', 'latest', 'popularity'] as const)
  console.log(
    'a whole category',
    sort,
    figures(
      await Promise.all([]).then(async () => {
        const list: number[] = [];
        for (const { id } of [...categories, ...categories])
          list.push(await timed(() => search(db, 'product', 'en', { categoryId: id }, { ...emptyState, sort }, 30)));
        return list;
      }),
    ),
  );
const declared = await db.selectDistinct({ id: categoryProperty.categoryId }).from(categoryProperty);
const bounds: number[] = [];
const ranged: Record<'no' | 'one' | 'each', number[]> = { no: [], one: [], each: [] };
for (const { id } of declared) {
  let keys: KeyRange[] = [];
  bounds.push(
    await timed(async () => {
      keys = await listKeyRanges(db, id);
    }),
  );
  // Every bucket but the lowest, so that each range keeps about four fifths.
  const ranges = keys.map(({ property, buckets }) => ({ property, min: buckets[0]?.max ?? 0, max: null }));
  for (const [name, range] of [
    ['no', []],
    ['one', ranges.slice(0, 1)],
    ['each', ranges],
  ] as const)
    ranged[name].push(
      await timed(() => search(db, 'product', 'en', { categoryId: id }, { ...emptyState, range }, 30, keys)),
    );
}
console.log('bounds of the key parameters of a category', figures(bounds));
for (const name of ['no', 'one', 'each'] as const)
  console.log(`a category with its key parameters counted, ${name} range chosen`, figures(ranged[name]));
const pageTimes: number[] = [];
for (const page of [1, 2, 10, 100, 1000])
  pageTimes.push(await timed(() => search(db, 'product', 'de', {}, { ...emptyState, page }, 30)));
console.log('everything, pages 1 2 10 100 1000', pageTimes.map((time) => time.toFixed(1)).join(' '));
await closeDatabase();

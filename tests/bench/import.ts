// Times an import of products: npx tsx --tsconfig scripts/tsconfig.json tests/bench/import.ts [rows], on the embedded
// database, or DATABASE_URL=postgres://… Reads and writes a sheet of new products in eight languages, then exports,
// edits and imports it again.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { loadDemo } from '@/lib/demo/load';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { closeDatabase, database, openDatabase, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { exportProducts } from '@/lib/product/sheet/export';
import type { SheetCell } from '@/lib/product/sheet/job';
import { worker } from '@/lib/product/sheet/lease';
import { parseSheet } from '@/lib/product/sheet/parse';
import { readProductSheet } from '@/lib/product/sheet/reader';
import { writeRows } from '@/lib/product/sheet/write';
import { openParser } from '@/lib/server/renderer/parser';
import { xlsxOf } from '../integration/sheet-kit';

const count = Number(process.argv[2] ?? 5000);
const closeParser = openParser('server.ts');
const folder = await mkdtemp(join(tmpdir(), 'geco-bench-'));
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const say = (words: string) => process.stdout.write(`${words}\n`);
const delay = monitorEventLoopDelay({ resolution: 10 });

const timed = async <T>(label: string, run: () => Promise<T>): Promise<T> => {
  delay.reset();
  delay.enable();
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const result = await run();
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - start) / 1000;
  const [own, longest] = [(used.user + used.system) / 1e6, delay.max / 1e9];
  const memory = process.memoryUsage.rss() / 2 ** 20;
  say(
    `${label.padEnd(28)} ${seconds.toFixed(1)} s, ${own.toFixed(1)} s on the processor, longest hold ${longest.toFixed(2)} s, ${memory.toFixed(0)} MB`,
  );
  return result;
};

const url = process.env.DATABASE_URL;
await openDatabase({ url, folder: url ? null : join(folder, 'pg') });
await loadDemo(database(), {});
const [found] = await rows<{ companyId: number; accountId: number; category: number; tag: number }>(
  database(),
  sql`with made as (insert into company (country_code, phone, email, joined_on)
      values ('DE', '+12025550100', 'bench@works.example', '2026-01-01') returning id),
    person as (insert into account (kind, username, name, locale) values ('staff', 'bench_probe', 'Rui Probe', 'en') returning id)
    select made.id as "companyId", person.id as "accountId", (select min(id) from category c where parent_id is not null
      and not exists (select from category below where below.parent_id = c.id)) as category,
      (select min(id) from tag where kind = 'product') as tag from made, person`,
);
if (!found) throw new Error('There is no company to import into');
const { companyId, accountId, category, tag } = found;
const actor = { kind: 'supplier', accountId, companyId, role: 'owner', locale: 'en' } as unknown as SupplierActor;
await database().execute(
  sql`update company set membership = 'diamond', membership_valid_until = '2099-01-01' where id = ${companyId}`,
);

const texts = ['name', 'summary', 'introduction', 'keywords', 'slogan'];
const plain = ['model', 'categories', 'tags', 'currency', 'priceMin', 'priceMax', 'unit', 'priceBreaks', 'leadMin'];
const words = (locale: string, at: number) => [
  `${locale} pump ${at}`,
  'Lifts clean water from wells',
  'A multistage pump of stainless steel. '.repeat(10),
  'pump, water, well',
  'Quiet and lasting',
];
const lines: SheetCell[][] = [
  [...locales.flatMap((locale) => texts.map((key) => `${key}:${locale}`)), ...plain],
  ...Array.from({ length: count }, (_, index): SheetCell[] => [
    ...locales.flatMap((locale) => words(locale, index)),
    ...[`M-${index}`, category, tag, 'EUR', 100 + index, 200 + index, 'set', '10:90; 50:80', 10],
  ]),
];
const file = join(folder, 'products.xlsx');
await writeFile(file, await xlsxOf(lines));
say(`${count} rows, load ${loadavg()[0]?.toFixed(1)}, ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB before`);

const owner = { companyId, locale: 'en', max: count } as const;
const readFrom = async (path: string) => {
  const sheet = await readProductSheet({ path, mime, site: 'en', encoding: null, headings: [] }, { account: 'bench' });
  if (!('rows' in sheet)) throw new Error('refusal' in sheet ? sheet.refusal : 'its encoding is not sure');
  return parseSheet(database(), owner, sheet.rows, async () => undefined);
};
const write = async (content: unknown) => {
  const [made] = await rows<{ id: number }>(
    database(),
    sql`insert into product_import (company_id, account_id, locale, name, file, state, worker, content)
      values (${companyId}, ${accountId}, 'en', 'a', 'a', 'writing', ${worker()}, ${JSON.stringify(content)}::jsonb) returning id`,
  );
  await writeRows(actor, made?.id ?? 0);
  return rows(database(), sql`select created, updated, errors from product_import where id = ${made?.id ?? 0}`);
};
const fresh = await timed('reading new products', () => readFrom(file));
say(JSON.stringify(await timed('writing new products', () => write(fresh.ready))));
const exported = join(folder, 'exported.xlsx');
await writeFile(
  exported,
  await timed('exporting', () => exportProducts(actor, 'en', { format: 'xlsx', empty: false })),
);
const again = await timed('reading them again', () => readFrom(exported));
say(`${again.ready.filter(({ same }) => same).length} of ${again.ready.length} unchanged`);
const changed = again.ready.map((row) => ({ ...row, same: false, input: { ...row.input, model: 'changed' } }));
say(JSON.stringify(await timed('writing changes', () => write(changed))));
say(`load ${loadavg()[0]?.toFixed(1)}`);
await closeParser();
await closeDatabase();
await rm(folder, { recursive: true });

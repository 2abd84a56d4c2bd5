// Times an import of tenders: TEST_DATABASE_URL=postgres://… npx tsx --tsconfig scripts/tsconfig.json
// tests/bench/import-notices.ts [count]; embedded database by default. Half of the notices are an OCDS package, half
// eForms in an archive; then everything is imported again with one in ten amended.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { loadDemo } from '@/lib/demo/load';
import { draw } from '@/lib/demo/random';
import { closeDatabase, database, openDatabase, rows } from '@/lib/platform/db/client';
import { type ImportReport, progressLine } from '@/lib/platform/import/report';
import { importTenders } from '@/lib/tender/import/commands';
import { noticeOf, releaseOf, releasePackage, tarOf } from '../integration/import-kit';

const count = Number(process.argv[2] ?? 10_000);
const half = Math.floor(count / 2);
const say = (words: string) => process.stdout.write(`${words}\n`);

const server = process.env.TEST_DATABASE_URL;
const name = `geco_bench_${randomBytes(4).toString('hex')}`;
const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};
let url: string | undefined;
if (server) {
  await onServer(`create database ${name}`);
  url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
await openDatabase({ url, folder: null });
await loadDemo(database(), {});

const words = 'bridge pump station bearing valve road tunnel cable turbine crane dam filter tower harbour rail'.split(
  ' ',
);
const places = 'Naivasha Vellaport Quibbleford Norrhavn Santa-Brava Tazmelt Orlenska'.split(' ');
const { pick } = draw('notices');
const sentence = (length: number) => Array.from({ length }, () => pick(words)).join(' ');
const text = () => Array.from({ length: 6 }, () => `<p>Supply of ${sentence(30)}, ${pick(places)}.</p>`).join('');

const releases = Array.from({ length: half }, (_, index) => {
  const { tender, ...release } = releaseOf(`ocds-bench1-${index}`) as { tender: object };
  const title = `${sentence(5)} ${index}`;
  return {
    ...release,
    tender: {
      ...tender,
      id: `B-${index}`,
      title,
      description: text(),
      title_fr: `Lot ${title}`,
      description_fr: text(),
    },
  };
});
const id = (at: number, group: string) => `${group}-0000-4000-8000-${String(at).padStart(12, '0')}`;
const notices = Array.from({ length: count - half }, (_, index) => ({
  name: `day/${index}.xml`,
  content: noticeOf({
    id: id(index, '0a6f1d7e'),
    folder: id(index, '5b0d9f3c'),
    names: `<cbc:Name languageID="DEU">Los ${index} ${sentence(5)}</cbc:Name><cbc:Name languageID="ENG">Lot ${index} ${sentence(5)}</cbc:Name>
      <cbc:Description languageID="DEU">${sentence(150)}</cbc:Description><cbc:Description languageID="ENG">${sentence(150)}</cbc:Description>`,
  }),
}));
const amended = releases.slice(0, Math.ceil(half / 5)).map((release) => ({
  ...release,
  id: 'amendment',
  date: '2026-09-10T00:00:00Z',
  tag: ['tenderAmendment'],
  tender: { ...release.tender, title: `Amended ${release.tender.title}` },
}));

const folder = await mkdtemp(join(tmpdir(), 'geco-bench-'));
const files = {
  package: join(folder, 'p.json'),
  archive: join(folder, 'day.tar.gz'),
  amendments: join(folder, 'a.json'),
};
await writeFile(files.package, releasePackage(releases));
await writeFile(files.archive, gzipSync(tarOf(notices)));
await writeFile(files.amendments, releasePackage(amended));
say(`${count} notices on ${server ? 'PostgreSQL' : 'the embedded database'}, load ${loadavg()[0]?.toFixed(1)}`);

async function timed(label: string, from: string): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const show = (report: ImportReport) =>
    process.stderr.isTTY && process.stderr.write(`\r\x1b[K${progressLine(report, seconds())}`);
  const report = await importTenders(database(), from, { progress: show });
  say(`${label.padEnd(26)} ${seconds().toFixed(1)} s: ${progressLine(report, seconds())}`);
  return seconds();
}
const first =
  (await timed('OCDS release package', files.package)) + (await timed('eForms notices, packed', files.archive));
await timed('the package again', files.package);
await timed('the notices again', files.archive);
await timed('amendments', files.amendments);
const [found] = await rows<{ tenders: number; search: number }>(
  database(),
  sql`select (select count(*)::int from tender where not demonstration) as tenders,
    (select count(*)::int from portal_search where kind = 'tender') as search`,
);
say(
  `${found?.tenders} tenders and ${found?.search} search rows in ${first.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`,
);
await closeDatabase();
await rm(folder, { recursive: true });
if (server) await onServer(`drop database ${name}`);

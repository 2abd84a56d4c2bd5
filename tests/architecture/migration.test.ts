import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const folder = 'lib/platform/db/migrations';
const read = (name: string) => JSON.parse(readFileSync(`${folder}/meta/${name}`, 'utf8'));
const { entries }: { entries: { tag: string; when: number }[] } = read('_journal.json');
const newest = `${entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`;

it('keeps only the newest snapshot, with which the next migration is compared', () =>
  expect(readdirSync(`${folder}/meta`).sort()).toEqual([newest, '_journal.json']));

it('has a migration for every change of the schema', async () => {
  const names = readdirSync('lib/platform/db/schema').map((name) => name.replace(/\.ts$/, ''));
  const modules = await Promise.all(names.map((name) => import(`../../lib/platform/db/schema/${name}.ts`)));
  const tables = Object.fromEntries(modules.flatMap(Object.values).map((value, index) => [index, value]));
  const known = read(newest);
  expect({ ...generateDrizzleJson(tables), id: known.id, prevId: known.prevId }).toEqual(known);
});

it('lists every migration once, in ascending time, as an earlier one would be skipped', () => {
  const files = readdirSync(folder).filter((name) => name !== 'meta');
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
});

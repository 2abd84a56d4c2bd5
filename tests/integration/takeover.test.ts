import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDatabase, database, openDatabase } from '@/lib/platform/db/client';
import { setting } from '@/lib/platform/db/schema/search';
import { addressOf, askServer } from './postgres';

/** The times of the last two migrations that the first one replaces. */
const [lastButOne, last] = [1_795_867_244_104, 1_795_883_647_713];
const migrations = 'lib/platform/db/migrations';
const server = process.env.TEST_DATABASE_URL;
const name = `geco_takeover_${randomBytes(6).toString('hex')}`;

let folder: string;
const open = () => openDatabase(server ? { url: addressOf(server, name), folder: null } : { folder });
const read = async (statement: SQL) => (await database().execute(statement)).rows;
/** Opens the database of a tree that has only the first migration. */
async function openFirst(): Promise<void> {
  const root = process.cwd();
  const tree = join(folder, 'tree');
  await mkdir(join(tree, migrations, 'meta'), { recursive: true });
  const { entries, ...rest } = JSON.parse(await readFile(`${migrations}/meta/_journal.json`, 'utf8'));
  const first = { ...rest, entries: entries.slice(0, 1) };
  await writeFile(join(tree, migrations, 'meta/_journal.json'), JSON.stringify(first));
  await cp(`${migrations}/0000_baseline.sql`, join(tree, migrations, '0000_baseline.sql'));
  process.chdir(tree);
  await open().finally(() => process.chdir(root));
}
/** Leaves the database like a pre-release whose last migration had this time. */
async function leaveAt(time: number): Promise<void> {
  await openFirst();
  await database().insert(setting).values({ key: 'kept', value: 'as it was' });
  await database().execute(
    sql`update drizzle.__drizzle_migrations set hash = 'of a pre-release', created_at = ${time}`,
  );
  await closeDatabase();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-takeover-'));
  if (server) await askServer(server, `create database ${name}`);
});
afterEach(async () => {
  await closeDatabase();
  if (server) await askServer(server, `drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

it('upgrades a database with every migration that the first one replaces', async () => {
  await leaveAt(last);
  await open();
  expect(await database().select().from(setting)).toEqual([{ key: 'kept', value: 'as it was' }]);
});

it('refuses an older one at every start, and says what to delete', async () => {
  await leaveAt(lastButOne);
  const wrong = server ? 'database of DATABASE_URL holds' : `data folder ${folder} holds .* Remove the folder`;
  for (let start = 1; start <= 2; start++)
    await expect(open()).rejects.toMatchObject({
      name: 'DatabaseRefusedError',
      message: expect.stringMatching(new RegExp(`^The ${wrong}`)),
    });
});

it('uses the term showroom where the first migration has hall, in names and rows', async () => {
  await openFirst();
  for (const statement of [
    sql`insert into country (code, continent, calling_code, currency) values ('DE', 'europe', '49', 'EUR')`,
    sql`insert into site (id, locale) values (8, 'de')`,
    sql`insert into company (id, country_code, phone, email, joined_on)
      values (7, 'DE', '+49301234567', 'works@example.com', '2026-01-01')`,
    sql`insert into account (id, kind, username, name, phone, locale, company_id, company_role)
      values (3, 'supplier', 'probe', 'Lena Probe', '+49152123456', 'de', 7, 'owner')`,
    sql`insert into upload (pending_key, key, state, kind, private, owner_kind, owner_id, name, mime, bytes)
      values ('p', 'banner.webp', 'referenced', 'picture', false, 'supplier', 3, 'banner.webp', 'image/webp', 9)`,
    sql`insert into hall_block (company_id, kind, sort) values (7, 'banner', 0)`,
    sql`insert into hall_power (id, company_id, sort, picture) values (1, 7, 0, 'power.webp')`,
    sql`insert into hall_power_translation (power_id, locale, title, description) values (1, 'de', 'Werk', 'Neu')`,
    sql`insert into revision (kind, target_id, number) values ('hall', 7, 4), ('company', 7, 2)`,
    sql`insert into audit (actor_kind, action, target_id) values ('supplier', 'hall.zone', 7), ('staff', 'case.hide', 5)`,
    sql`insert into notification (account_id, type) values (3, 'hallHidden'), (3, 'hallShown'), (3, 'welcome')`,
    sql`insert into upload_use (subject, key) values ('hall_banner:7', 'banner.webp'), ('product:1', 'banner.webp')`,
    sql`insert into tdk (site_id, page, title, description) values (8, 'hallHome', 'a', 'b'), (8, 'home', 'c', 'd')`,
  ])
    await database().execute(statement);
  await closeDatabase();
  await open();
  const texts = (of: SQL, from: SQL) => read(sql`select ${of} as text from ${from} order by 1`);
  const found = Object.entries({
    power: await texts(sql`t.title`, sql`showroom_power p join showroom_power_translation t on t.power_id = p.id`),
    block: await texts(sql`kind`, sql`showroom_block`),
    revision: await texts(sql`kind || number`, sql`revision`),
    audit: await texts(sql`action`, sql`audit`),
    notification: await texts(sql`type`, sql`notification`),
    use: await texts(sql`subject`, sql`upload_use`),
    rule: await texts(sql`page`, sql`tdk`),
  });
  expect(Object.fromEntries(found.map(([of, rows]) => [of, rows.map(({ text }) => text)]))).toEqual({
    power: ['Werk'],
    block: ['banner'],
    revision: ['company2', 'showroom4'],
    audit: ['case.hide', 'showroom.zone'],
    notification: ['showroomHidden', 'showroomShown', 'welcome'],
    use: ['product:1', 'showroom_banner:7'],
    rule: ['home', 'showroomHome'],
  });
  // Its sequence continues under its new name.
  const added = sql`insert into showroom_power (company_id, sort, picture) values (7, 1, 'b.webp'), (7, 2, 'c.webp')`;
  await database().execute(sql`alter sequence showroom_power_id_seq restart with 2`);
  await database().execute(added);
  expect(await read(sql`select max(id) as last from showroom_power`)).toEqual([{ last: 3 }]);
});

type Named = Record<string, { name: string }>;
type Table = Record<
  'indexes' | 'foreignKeys' | 'compositePrimaryKeys' | 'uniqueConstraints' | 'checkConstraints',
  Named
>;

it('names everything in the database as the schema does', async () => {
  await open();
  const { entries } = JSON.parse(await readFile(`${migrations}/meta/_journal.json`, 'utf8'));
  const newest = `${migrations}/meta/${entries.at(-1).tag.slice(0, 4)}_snapshot.json`;
  const tables: Record<string, Table & { name: string }> = JSON.parse(await readFile(newest, 'utf8')).tables;
  const wanted = Object.values(tables).flatMap((table) => [
    table.name,
    ...[table.indexes, table.foreignKeys, table.compositePrimaryKeys, table.uniqueConstraints, table.checkConstraints]
      .flatMap(Object.values<{ name: string }>)
      // PostgreSQL truncates names to 63 bytes.
      .map(({ name }) => name.slice(0, 63)),
  ]);
  const found = await read(sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace
    union select conname from pg_constraint where connamespace = 'public'::regnamespace`);
  const names = new Set(found.map(({ name }) => name));
  expect(wanted.filter((one) => !names.has(one))).toEqual([]);
  expect([...names].filter((one) => /(?:^|_)hall_/.test(String(one)))).toEqual([]);
});

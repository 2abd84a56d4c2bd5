import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeDatabase, db, openDatabase } from '@/lib/platform/db/client';
import { setting } from '@/lib/platform/db/schema/search';
import { addressOf, askServer } from './postgres';

/** The times of the last two of the migrations for which the first one stands. */
const [lastButOne, last] = [1_795_867_244_104, 1_795_883_647_713];
const server = process.env.TEST_DATABASE_URL;
const name = `geco_takeover_${randomBytes(6).toString('hex')}`;

let folder: string;
const open = () => openDatabase(server ? { url: addressOf(server, name), folder: null } : { folder });
/** Leaves the database as a pre-release did whose last migration had this time. */
async function leaveAt(time: number): Promise<void> {
  await open();
  await db().insert(setting).values({ key: 'kept', value: 'as it was' });
  await db().execute(sql`update drizzle.__drizzle_migrations set hash = 'of a pre-release', created_at = ${time}`);
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

it('goes on with a database that had every migration for which the first one stands', async () => {
  await leaveAt(last);
  await open();
  expect(await db().select().from(setting)).toEqual([{ key: 'kept', value: 'as it was' }]);
});

it('refuses an older one at every start, and says what to remove', async () => {
  await leaveAt(lastButOne);
  const wrong = server ? 'database of DATABASE_URL holds' : `data folder ${folder} holds .* Remove the folder`;
  for (let start = 1; start <= 2; start++)
    await expect(open()).rejects.toMatchObject({
      name: 'DatabaseRefusedError',
      message: expect.stringMatching(new RegExp(`^The ${wrong}`)),
    });
});

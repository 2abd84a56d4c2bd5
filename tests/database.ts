import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect } from 'vitest';
import { type Database, db, openDatabase, type Transaction } from '@/lib/db/client';
import { loadDemo } from '@/lib/demo/load';

const slot = Symbol.for('geco.test.database');
const shared = globalThis as typeof globalThis & { [slot]?: Promise<Database> };

const day = 86_400_000;
/** Noon three days ago: the demo is new, and nothing in it has run out, whatever the day of the run. */
export const loadedOn = new Date(Math.floor(Date.now() / day) * day - 2.5 * day);

async function freshUrl(server: string): Promise<string> {
  const name = `geco_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function open(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  await openDatabase({ url: server ? await freshUrl(server) : undefined, folder: null });
  await loadDemo(db(), { now: loadedOn });
  return db();
}

/**
 * The database of this worker with the demo catalogue, loaded once for all files: embedded, or a new one on the
 * PostgreSQL server of TEST_DATABASE_URL. Files that change it put back what they changed.
 */
export function demoDatabase(): Promise<Database> {
  shared[slot] ??= open();
  return shared[slot];
}

class Undo extends Error {}

/** Runs in a transaction of the demo database that is undone, whatever `run` wrote. */
export async function undone(run: (tx: Transaction) => Promise<void>): Promise<void> {
  const database = await demoDatabase();
  const work = database.transaction(async (tx) => {
    await run(tx);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
}

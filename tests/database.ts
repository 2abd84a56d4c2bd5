import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { expect, inject } from 'vitest';
import { closeDatabase, type Db, openDatabase, type Transaction } from '@/lib/platform/db/client';
import { addressOf, askServer } from './integration/postgres';

const slot = Symbol.for('geco.test.database');
type Copy = { db: Promise<Db>; drop: () => Promise<void> };
const shared = globalThis as typeof globalThis & { [slot]?: Copy };

const template = inject('template');
/** The time at which the demo was loaded. */
export const loadedOn = new Date(template?.loadedOn ?? Number.NaN);

function copyTemplate(): Copy {
  if (!template) throw new Error('Files without a database are a project of their own: see tests/vitest.config.ts');
  if ('dump' in template) {
    const db = openAsBlob(template.dump).then((dump) => openDatabase({ folder: null, dump }));
    return { db, drop: async () => {} };
  }
  const { server, name } = template;
  const own = `${name}_${randomBytes(4).toString('hex')}`;
  // Copying files takes half the CPU time of writing each page to the log, the default.
  const db = askServer(server, `create database ${own} template ${name} strategy file_copy`).then(() =>
    openDatabase({ url: addressOf(server, own), folder: null }),
  );
  return { db, drop: () => askServer(server, `drop database ${own} with (force)`).then(() => {}) };
}

/** This file's own database: a copy of the demo, embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export function demoDatabase(): Promise<Db> {
  shared[slot] ??= copyTemplate();
  return shared[slot].db;
}

/** Closes and drops the file's database. */
export async function dropDemoDatabase(): Promise<void> {
  const copy = shared[slot];
  delete shared[slot];
  await copy?.db;
  await closeDatabase();
  await copy?.drop();
}

class Undo extends Error {}

/** Runs in a transaction of the demo database that is always rolled back. */
export async function undone(run: (tx: Transaction) => Promise<void>): Promise<void> {
  const db = await demoDatabase();
  const work = db.transaction(async (tx) => {
    await run(tx);
    throw new Undo();
  });
  await expect(work).rejects.toBeInstanceOf(Undo);
}

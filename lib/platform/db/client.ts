import 'server-only';
import { join, resolve } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock';
import { migrationsFolder, refuseOlder } from './migrate';

type Row = Record<string, unknown>;
/** Result type of both drivers. */
type Answer<R> = { rows: R[] };
interface AnswerKind extends PgQueryResultHKT {
  type: Answer<this['row']>;
}

/** A database connection or transaction to run queries on. */
export type Db = PgDatabase<AnswerKind>;
/** The transaction passed to `transaction`'s callback; all queries inside must use it. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

type Result = { rows: Record<string, unknown>[] };
type Open = {
  db: Db;
  raw: (text: string, values: unknown[] | undefined) => Promise<Result>;
  close: () => Promise<void>;
};
const slot = Symbol.for('geco.database');
const shared = globalThis as typeof globalThis & { [slot]?: Open };

async function openPglite(folder: string | null, dump?: Blob): Promise<Open> {
  const release = folder ? lockFolder(resolve(folder)) : () => {};
  let close = async () => release();
  try {
    const [{ PGlite }, { drizzle }, { migrate }, trigram, accent, fuzzy] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('@electric-sql/pglite/contrib/unaccent'),
      import('@electric-sql/pglite/contrib/fuzzystrmatch'),
    ]);
    const client = await PGlite.create({
      dataDir: folder ? join(resolve(folder), 'pglite') : 'memory://',
      extensions: { pg_trgm: trigram.pg_trgm, unaccent: accent.unaccent, fuzzystrmatch: fuzzy.fuzzystrmatch },
      ...(dump && { loadDataDir: dump }),
    });
    close = () => client.close().finally(release);
    const db = drizzle({ client });
    await refuseOlder(db, folder);
    await migrate(db, { migrationsFolder: migrationsFolder() });
    return {
      db,
      // Multiple statements need `exec`; those with parameters need `query`.
      raw: async (text, values) => {
        if (values?.length) return client.query<Record<string, unknown>>(text, values);
        const results = await client.exec(text);
        return { rows: results.length === 1 ? (results[0]?.rows ?? []) : [] };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPostgres(url: string): Promise<Open> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c timezone=UTC -c jit=off' });
  pool.on('error', () => {});
  const db = drizzle({ client: pool });
  const migrator = await pool.connect();
  try {
    // Lock, so that two nodes starting at once do not both migrate.
    await migrator.query('select pg_advisory_lock(7237462)');
    await refuseOlder(db, null);
    await migrate(db, { migrationsFolder: migrationsFolder() });
  } catch (error) {
    void pool.end();
    throw error;
  } finally {
    await migrator.query('select pg_advisory_unlock(7237462)').finally(() => migrator.release());
  }
  return {
    db,
    raw: (text, values) => pool.query(text, values),
    close: () => pool.end(),
  };
}

/**
 * Opens the process's database and migrates it.
 * @param at a PostgreSQL URL, a folder for the embedded database, or null for one in memory, optionally from a dump
 * @throws DatabaseRefusedError if another process has the folder open, or a pre-release wrote the data
 */
export async function openDatabase(at: {
  url?: string | undefined;
  folder: string | null;
  dump?: Blob | undefined;
}): Promise<Db> {
  if (shared[slot]) throw new Error('the database is open already');
  shared[slot] = at.url ? await openPostgres(at.url) : await openPglite(at.folder, at.dump);
  return shared[slot].db;
}

/** The open database. Inside `transaction(async (tx) => …)` use `tx` alone: the embedded one has one connection. */
export function database(): Db {
  if (!shared[slot]) throw new Error('the database is not open');
  return shared[slot].db;
}

/** Runs statements of a library that brings its own, outside of any transaction. */
export function rawSql(text: string, values?: unknown[]): Promise<Result> {
  if (!shared[slot]) throw new Error('the database is not open');
  return shared[slot].raw(text, values);
}

/** Closes the database; idempotent. */
export async function closeDatabase(): Promise<void> {
  const open = shared[slot];
  delete shared[slot];
  await open?.close();
}

/** Rows of a hand-written statement; cast counts with `::int`, since the drivers differ on bigint. */
export async function rows<R extends Row>(db: Db, query: SQL): Promise<R[]> {
  return (await db.execute<R>(query)).rows;
}

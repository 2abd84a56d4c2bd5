import 'server-only';
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';
import { leaseSeconds } from './constants';

const slot = Symbol.for('geco.product.import.worker');
const shared = globalThis as typeof globalThis & { [slot]?: string };

/** This process's id as a lease holder, one per node. */
export const worker = (): string => {
  shared[slot] ??= randomUUID();
  return shared[slot];
};

const set = async (id: number, values: SQL, where: SQL): Promise<boolean> =>
  (await rows(database(), sql`update product_import set ${values} where id = ${id} and ${where} returning id`)).length >
  0;

const lease = (): SQL => sql`leased_until = now() + ${leaseSeconds}::int * interval '1 second'`;

/** Whether this process still holds an import's lease. */
export const isLeased = async (id: number): Promise<boolean> =>
  (await rows(database(), sql`select from product_import where id = ${id} and worker = ${worker()}`)).length > 0;

/**
 * Runs work on an import under a lease, which is renewed meanwhile; skips it if another process holds one. The lease of
 * a dead process is taken over when it expires.
 * @param state that the import must be in
 */
export async function withLease(id: number, state: string, work: () => Promise<void>): Promise<void> {
  const free = sql`state = ${state} and (worker is null or worker = ${worker()} or leased_until < now())`;
  if (!(await set(id, sql`worker = ${worker()}, ${lease()}`, free))) return;
  const own = sql`worker = ${worker()}`;
  const renew = () =>
    set(id, lease(), own).catch((error: Error) => log().error({ err: error, import: id }, 'a lease was not renewed'));
  const timer = setInterval(renew, (leaseSeconds * 1000) / 3).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
    await set(id, sql`worker = null, leased_until = null`, own);
  }
}

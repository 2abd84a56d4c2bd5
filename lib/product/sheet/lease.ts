import 'server-only';
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';
import { leaseSeconds } from './constants';

const slot = Symbol.for('geco.product.import.worker');
const shared = globalThis as typeof globalThis & { [slot]?: string };

/** What this process is called among those that may be at an import, one a node. */
export const worker = (): string => {
  shared[slot] ??= randomUUID();
  return shared[slot];
};

const set = async (id: number, values: SQL, where: SQL): Promise<boolean> =>
  (await rows(database(), sql`update product_import set ${values} where id = ${id} and ${where} returning id`)).length >
  0;

const lease = (): SQL => sql`leased_until = now() + ${leaseSeconds}::int * interval '1 second'`;

/** Whether an import is still this process's. */
export const isLeased = async (id: number): Promise<boolean> =>
  (await rows(database(), sql`select from product_import where id = ${id} and worker = ${worker()}`)).length > 0;

/**
 * Runs work on an import, unless another process is at it. While it runs it is renewed; that of a process which ended is
 * taken over once its time is over.
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

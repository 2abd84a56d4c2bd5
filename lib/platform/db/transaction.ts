import 'server-only';
import { type Db, database, type Transaction } from './client';

export type { Transaction } from './client';

type After = () => Promise<void>;
const open = new WeakSet<object>();
const after = new WeakMap<object, After[]>();

/** Registers a callback after commit, such as expiring cached pages; not run after a rollback. */
export const afterCommit = (tx: Transaction, run: After): void => {
  after.set(tx, [...(after.get(tx) ?? []), run]);
};

/** The same for a connection that may be a transaction; otherwise runs immediately. */
export const afterWork = async (db: Db, run: After): Promise<void> => {
  if (open.has(db)) after.set(db, [...(after.get(db) ?? []), run]);
  else await run();
};

/**
 * Runs work in a transaction, rolled back if it throws. Only `tx` may be used inside, since the embedded database has
 * one connection.
 * @param db an open transaction, to run as a savepoint in it; by default the database
 */
export async function transaction<T>(run: (tx: Transaction) => Promise<T>, db: Db = database()): Promise<T> {
  let own: Transaction | undefined;
  const result = await db.transaction((tx) => {
    own = tx;
    open.add(tx);
    return run(tx);
  });
  for (const one of (own && after.get(own)) ?? []) await afterWork(db, one);
  return result;
}

import 'server-only';
import { type Db, database, type Transaction } from './client';

export type { Transaction } from './client';

type After = () => Promise<void>;
const open = new WeakSet<object>();
const after = new WeakMap<object, After[]>();

/** Has something done once the work is written, as dropping pages that show what was; nothing where it is not. */
export const afterCommit = (tx: Transaction, run: After): void => {
  after.set(tx, [...(after.get(tx) ?? []), run]);
};

/** The same for what may be part of a transaction: done at once where it is part of none. */
export const afterWork = async (db: Db, run: After): Promise<void> => {
  if (open.has(db)) after.set(db, [...(after.get(db) ?? []), run]);
  else await run();
};

/**
 * Runs work in one transaction: all of it is written, or, where it throws, nothing. Only `tx` may be used inside, since
 * the embedded database has one connection.
 * @param db a transaction that this is a part of, undone on its own; left out, the open database
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

import 'server-only';
import { type Database, db } from './client';

/** What runs inside `transaction`; takes the place of the database in every query of the work. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

type After = () => Promise<void>;
const after = new WeakMap<Transaction, After[]>();

/** Has something done once the work is written, as dropping pages that show what was; nothing where it is not. */
export const afterCommit = (tx: Transaction, run: After): void => {
  after.set(tx, [...(after.get(tx) ?? []), run]);
};

/**
 * Runs work in one transaction: all of it is written, or, where it throws, nothing. Only `tx` may be used inside, since
 * the embedded database has one connection.
 */
export async function transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  let own: Transaction | undefined;
  const result = await db().transaction((tx) => {
    own = tx;
    return run(tx);
  });
  for (const one of (own && after.get(own)) ?? []) await one();
  return result;
}

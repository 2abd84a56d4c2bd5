import 'server-only';
import { type Database, db } from './client';

/** What runs inside `transaction`; takes the place of the database in every query of the work. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Runs work in one transaction: all of it is written, or, where it throws, nothing. Only `tx` may be used inside, since
 * the embedded database has one connection.
 */
export const transaction = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => db().transaction(run);

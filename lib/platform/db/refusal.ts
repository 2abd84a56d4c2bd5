/** The database is not opened until the operator acts; the message says what to do, in plain words. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
}

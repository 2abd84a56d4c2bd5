/** Thrown where a database is not opened until the operator has put something right: the message says what, in plain words. */
export class DatabaseRefusedError extends Error {
  override readonly name = 'DatabaseRefusedError';
}

import type { ParserPool } from './pool';

/** `file`: uploads of accounts; `feed`: an operator's imports, which are larger and take longer. */
export type ParserKind = 'file' | 'feed';
const slot = Symbol.for('geco.parser');
const shared = globalThis as typeof globalThis & { [slot]?: Map<ParserKind, ParserPool> };
const pools = (): Map<ParserKind, ParserPool> => {
  shared[slot] ??= new Map();
  return shared[slot];
};

/** The parser pool of this process, set at startup. @throws Error if there is none */
export function parser(kind: ParserKind = 'file'): Pick<ParserPool, 'run'> {
  const pool = pools().get(kind);
  if (!pool) throw new Error('no parser was set up in this process');
  return pool;
}

/** Sets the parser pool. @returns closes it */
export function setParser(pool: ParserPool, kind: ParserKind = 'file'): () => Promise<void> {
  pools().set(kind, pool);
  return async () => {
    if (pools().get(kind) === pool) pools().delete(kind);
    await pool.close();
  };
}

import type { ParserPool } from './pool';

/** `file`: what accounts send; `feed`: what an operator imports, which is larger and takes longer. */
export type ParserKind = 'file' | 'feed';
const slot = Symbol.for('geco.parser');
const shared = globalThis as typeof globalThis & { [slot]?: Map<ParserKind, ParserPool> };
const pools = (): Map<ParserKind, ParserPool> => {
  shared[slot] ??= new Map();
  return shared[slot];
};

/** The parser processes of this process, which whatever starts it has set. @throws Error where none were */
export function parser(kind: ParserKind = 'file'): Pick<ParserPool, 'run'> {
  const pool = pools().get(kind);
  if (!pool) throw new Error('no parser was set up in this process');
  return pool;
}

/** Sets the parser processes. @returns ends them */
export function setParser(pool: ParserPool, kind: ParserKind = 'file'): () => Promise<void> {
  pools().set(kind, pool);
  return async () => {
    if (pools().get(kind) === pool) pools().delete(kind);
    await pool.close();
  };
}

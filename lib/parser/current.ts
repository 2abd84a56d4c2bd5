import type { ParserPool } from './pool';

const slot = Symbol.for('geco.parser');
const shared = globalThis as typeof globalThis & { [slot]?: ParserPool };

/** The parser processes of this process, which whatever starts it has set. @throws Error where none were */
export function parser(): Pick<ParserPool, 'run'> {
  if (!shared[slot]) throw new Error('no parser was set up in this process');
  return shared[slot];
}

/** Sets the parser processes. @returns ends them */
export function setParser(pool: ParserPool): () => Promise<void> {
  shared[slot] = pool;
  return async () => {
    if (shared[slot] === pool) delete shared[slot];
    await pool.close();
  };
}

/** Messages to a parser process: one job at a time; `next`: ready for the next partial result. */
export type ToParser = { name: string; input: unknown } | { next: true };
/** Messages from it. `error`: the job threw, due to a bug or an unforeseen file. */
export type FromParser = { ready: true } | { part: unknown } | { result: unknown } | { error: string };

/** What a parser process is told: one job at a time; `next`: a part was taken, and the next may come. */
export type ToParser = { name: string; input: unknown } | { next: true };
/** What it tells. `error`: the job threw, which is a fault of ours or a file that nobody thought of. */
export type FromParser = { ready: true } | { part: unknown } | { result: unknown } | { error: string };

/** What a parser process is told: one job at a time. */
export type ToParser = { name: string; input: unknown };
/** What it tells. `error`: the job threw, which is a fault of ours or a file that nobody thought of. */
export type FromParser = { ready: true } | { part: unknown } | { result: unknown } | { error: string };

/** Sends a piece of a job's result ahead of its end; resolves once the other side can take the next. */
export type Emit<Part> = (part: Part) => Promise<void>;

/** A kind of work for a parser process: what goes in, what comes out, and what may come out piece by piece before. */
export type ParserJob<Input, Output, Part = never> = {
  name: string;
  /** It is ended where it runs for longer. */
  seconds: number;
  readonly types?: { input: Input; output: Output; part: Part };
};

/** How a parser process does a kind of work. */
export type Handler = { name: string; run: (input: unknown, emit: Emit<unknown>) => Promise<unknown> };

/** Names a kind of work for both sides. */
export const defineJob = <Input, Output, Part = never>(
  name: string,
  seconds: number,
): ParserJob<Input, Output, Part> => ({
  name,
  seconds,
});

/** Says how a kind of work is done; its input comes from our own process, so that its type holds. */
export const handlerOf = <Input, Output, Part>(
  { name }: ParserJob<Input, Output, Part>,
  run: (input: Input, emit: Emit<Part>) => Promise<Output>,
): Handler => ({ name, run: (input, emit) => run(input as Input, emit) });

/** Why a job has no result: its process ran for too long, grew too large, or ended on its own. */
export type FailureReason = 'time' | 'memory' | 'crash';

const jobFailure = Symbol.for('geco.error.job');

/** A job that has no result. What it read is at fault, unless `reason` is crash, which may have another cause. */
export class JobFailure extends Error {
  readonly [jobFailure] = true;

  constructor(
    readonly job: string,
    readonly reason: FailureReason,
    detail = '',
  ) {
    super(`${job}: ${reason}${detail && `, ${detail}`}`);
    this.name = 'JobFailure';
  }

  /** True of every copy of this class, as AppError. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && jobFailure in value;
  }
}

/** Sends a partial result; resolves when the receiver is ready for the next. */
export type Emit<Part> = (part: Part) => Promise<void>;

/** A kind of parser job: its input, its result, and the type of partial results. */
export type ParserJob<Input, Output, Part = never> = {
  name: string;
  /** Time limit. */
  seconds: number;
  readonly types?: { input: Input; output: Output; part: Part };
};

/** The implementation of a job in the parser process. */
export type Handler = { name: string; run: (input: unknown, emit: Emit<unknown>) => Promise<unknown> };

/** Defines a job for both sides. */
export const defineJob = <Input, Output, Part = never>(
  name: string,
  seconds: number,
): ParserJob<Input, Output, Part> => ({
  name,
  seconds,
});

/** Implements a job; its input comes from our own process, so its type is trusted. */
export const handlerOf = <Input, Output, Part>(
  { name }: ParserJob<Input, Output, Part>,
  run: (input: Input, emit: Emit<Part>) => Promise<Output>,
): Handler => ({ name, run: (input, emit) => run(input as Input, emit) });

/** Why a job has no result: timeout, memory limit, or crash. */
export type FailureReason = 'time' | 'memory' | 'crash';

const jobFailure = Symbol.for('geco.error.job');

/** A job without result. The input is to blame, unless `reason` is crash, which may have another cause. */
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

  /** Recognises instances of every copy of this class, as AppError does. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && jobFailure in value;
  }
}

import type { z } from 'zod';
import { type CallOptions, call } from './client';

/** What a call is known by in the browser: where it goes, what it takes and what it gives. */
export type Contract<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  path: string;
  input: I;
  output: O;
};
/** What a contract takes, and what it gives. */
export type InputOf<C extends Contract> = z.input<C['input']> & object;
export type OutputOf<C extends Contract> = z.output<C['output']>;

/**
 * Calls the API by its contract: the input is typed by it, and so is what comes back. docs/domain.md, The API.
 * @throws CallFailure as `call` does
 */
export const callContract = <I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  input: z.input<I> & object,
  options?: CallOptions,
): Promise<z.output<O>> => call(contract.path, input, options) as Promise<z.output<O>>;

/**
 * The same by the path of a contract, `callPath<typeof leaveCall>('/api/sign_out', …)`, where the page shall not load its
 * schemas.
 * @throws CallFailure as `call` does
 */
export const callPath = <C extends Contract = never>(
  path: C['path'],
  input: InputOf<C>,
  options?: CallOptions,
): Promise<OutputOf<C>> => call(path, input, options) as Promise<OutputOf<C>>;

import type { z } from 'zod';
import { type CallOptions, call } from './client';

/** A call as the browser knows it: path, input and output. */
export type Contract<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  path: string;
  input: I;
  output: O;
};
/** What a contract takes, and what it gives. */
export type InputOf<C extends Contract> = z.input<C['input']> & object;
export type OutputOf<C extends Contract> = z.output<C['output']>;

/**
 * Calls the API with input and output typed by the contract. docs/domain.md, The API.
 * @throws CallFailure as `call` does
 */
export const callContract = <I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  input: z.input<I> & object,
  options?: CallOptions,
): Promise<z.output<O>> => call(contract.path, input, options) as Promise<z.output<O>>;

/**
 * The same with only the contract's type, `callPath<typeof leaveCall>('/api/sign_out', …)`, so that the page does not
 * load its schemas.
 * @throws CallFailure as `call` does
 */
export const callPath = <C extends Contract = never>(
  path: C['path'],
  input: InputOf<C>,
  options?: CallOptions,
): Promise<OutputOf<C>> => call(path, input, options) as Promise<OutputOf<C>>;

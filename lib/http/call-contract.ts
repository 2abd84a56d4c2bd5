import type { z } from 'zod';
import { type CallOptions, call } from './client';

/** What a call is known by in the browser: where it goes, what it takes and what it gives. */
export type Contract<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  path: string;
  input: I;
  output: O;
};

/**
 * Calls the API by its contract: the input is typed by it, and so is what comes back. Specification 7.
 * @throws CallFailure as `call` does
 */
export const callContract = <I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  input: z.input<I> & object,
  options?: CallOptions,
): Promise<z.output<O>> => call<z.output<O>>(contract.path, input, options);

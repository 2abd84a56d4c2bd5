import type { z } from 'zod';
import { type Contract, callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { href } from '@/lib/platform/routes/address';

/** The console's sign-in page, returning to the current page. */
export const consoleSignIn = (): string =>
  `${href('adminSignIn')}?redirect=${encodeURIComponent(location.pathname + location.search)}&ended=1`;

/**
 * Calls the console's API; if the session has ended, redirects to sign-in and back.
 * @throws CallFailure
 */
export async function callConsole<I extends z.ZodType, O extends z.ZodType>(
  contract: Contract<I, O>,
  input: z.input<I> & object,
): Promise<z.output<O>> {
  try {
    return await callContract(contract, input, { quiet: true });
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) location.assign(consoleSignIn());
    throw error;
  }
}

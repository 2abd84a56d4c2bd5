import { CallFailure, call } from '@/lib/http/client';
import { href } from '@/lib/routes/address';

/**
 * Calls the console's API from its pages; a session that has ended leads to the sign-in page and back.
 * @throws CallFailure
 */
export async function callConsole<T = null>(path: string, input: object): Promise<T> {
  try {
    return await call<T>(path, input, { quiet: true });
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401)
      location.assign(
        `${href('adminSignIn')}?redirect=${encodeURIComponent(location.pathname + location.search)}&ended=1`,
      );
    throw error;
  }
}

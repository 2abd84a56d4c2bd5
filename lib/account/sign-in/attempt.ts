import { clientOf } from '@/lib/platform/auth/client';
import { knownDevice } from '@/lib/platform/auth/known-device';
import type { AccountKind } from '@/lib/platform/config';
import { AppError } from '@/lib/platform/errors';
import { knownEmail } from '@/lib/platform/field/email';
import { readPhone } from '@/lib/platform/field/phone';
import { countTry, forgetTries } from '@/lib/platform/limit/count';
import { networkOf } from '@/lib/platform/limit/network';
import type { RateName } from '@/lib/platform/limit/table';

type Attempt = {
  kind: AccountKind;
  /** As typed; telephone numbers match in any grouping. */
  name: string;
  country: string | undefined;
  accountId: number | null;
  headers: Headers;
};
/** `shut`: answer as for a wrong password, even if it is right. `forget`: resets the counters after a right one. */
type Guess = { shut: boolean; forget: () => Promise<void> };

const normalised = ({ kind, name, country }: Attempt): string =>
  `${kind} ${readPhone(name, country) ?? knownEmail(name).toLowerCase()}`;

const isOver = async (rate: RateName, key: string): Promise<boolean> => {
  try {
    await countTry(rate, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooManyRequests') return true;
    throw error;
  }
};

const forgetAll = async (counted: readonly (readonly [RateName, string])[]): Promise<void> => {
  for (const [rate, key] of counted) await forgetTries(rate, key);
};

/**
 * Counts a password attempt: per known device, else per network, slowed down for a name under attack. Past the
 * account's limit it is answered as wrong, so that names of one account are not linked. docs/decisions/0020-guess.md.
 * @throws AppError tooManyRequests with the seconds to wait
 */
export async function countGuess(attempt: Attempt): Promise<Guess> {
  const { accountId, headers } = attempt;
  const device = accountId === null ? null : knownDevice(headers, accountId);
  if (device !== null) {
    const key = `${accountId} ${device}`;
    await countTry('signInDevice', key);
    return { shut: false, forget: () => forgetTries('signInDevice', key) };
  }
  const network = networkOf(clientOf(headers).address);
  const name = normalised(attempt);
  const ofNetwork = `${name} ${network}`;
  await countTry('signInName', ofNetwork);
  if (await isOver('signInAll', name)) await countTry('signInSlow', name);
  const ofAccount = `${accountId ?? name} ${network}`;
  const shut = await isOver('signInAccount', ofAccount);
  const counted = [
    ['signInName', ofNetwork],
    ['signInAll', name],
    ['signInAccount', ofAccount],
  ] as const;
  return { shut, forget: () => forgetAll(counted) };
}

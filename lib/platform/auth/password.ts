import { hash, verify } from '@node-rs/argon2';
import { config } from '@/lib/platform/config';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { networkOf } from '@/lib/platform/limit/network';
import { passwordHashing } from '@/lib/platform/limit/table';
import { isCommonPassword } from './common-password';

// OWASP's least for Argon2id: 19 MiB, two passes, one lane; Argon2id is what the package takes by default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One queue for every copy of this module that a bundler makes.
const slot = Symbol.for('geco.password.queue');
const shared = globalThis as typeof globalThis & { [slot]?: FairQueue };
const inTurn = <T>(address: string, work: () => Promise<T>): Promise<T> => {
  shared[slot] ??= new FairQueue(passwordHashing);
  return shared[slot].run(networkOf(address), work);
};

/**
 * The Argon2id hash of a password, in the PHC notation.
 * @param address of the client that asks for it, whose network waits its turn; '' for our own work
 * @throws AppError tooManyRequests, unavailable where too many wait
 */
export const hashPassword = (password: string, address: string): Promise<string> =>
  inTurn(address, () => hash(password.normalize('NFC'), cost));

let decoy: Promise<string> | null = null;

/**
 * Compares a password with a hash; without one it takes as long and is wrong.
 * @param address as in `hashPassword`
 * @throws AppError tooManyRequests, unavailable where too many wait
 */
export async function isPassword(password: string, known: string | null, address: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const stored = known ?? (await decoy);
  const right = await inTurn(address, () => verify(stored, password.normalize('NFC')));
  return right && known !== null;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * What is wrong with a new password, as a message key below `validation`; null where nothing is
 * (docs/domain.md, Passwords).
 * @param own username and telephone number, which it must not be
 */
export function passwordFault(password: string, own: readonly string[]): string | null {
  const length = [...password].length;
  const { min, max } = config.account.password;
  if (length < min || length > max) return 'passwordLength';
  const given = password.toLowerCase();
  const same = own.some(
    (one) => one.toLowerCase() === given || (digits(one).length >= min && digits(one) === digits(given)),
  );
  if (same) return 'passwordOwn';
  return isCommonPassword(password) ? 'passwordCommon' : null;
}

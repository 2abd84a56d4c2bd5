import { hash, verify } from '@node-rs/argon2';
import { config } from '@/lib/platform/config';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { networkOf } from '@/lib/platform/limit/network';
import { passwordHashing } from '@/lib/platform/limit/table';
import { isCommonPassword } from './common-password';

// OWASP's minimum for Argon2id: 19 MiB, two passes, one lane; the package's default variant is Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Symbol on globalThis: one queue for all bundled copies of this module.
const slot = Symbol.for('geco.password.queue');
const shared = globalThis as typeof globalThis & { [slot]?: FairQueue };
const inTurn = <T>(address: string, work: () => Promise<T>): Promise<T> => {
  shared[slot] ??= new FairQueue(passwordHashing);
  return shared[slot].run(networkOf(address), work);
};

/**
 * The Argon2id hash of a password, in PHC format.
 * @param address of the client, whose network is queued fairly; '' for internal calls
 * @throws AppError tooManyRequests, unavailable if the queue is full
 */
export const hashPassword = (password: string, address: string): Promise<string> =>
  inTurn(address, () => hash(password.normalize('NFC'), cost));

let decoy: Promise<string> | null = null;

/**
 * Verifies a password against a hash; without a hash it takes the same time and returns false.
 * @param address as in `hashPassword`
 * @throws AppError tooManyRequests, unavailable if the queue is full
 */
export async function isPassword(password: string, known: string | null, address: string): Promise<boolean> {
  decoy ??= hash('no account has this password', cost);
  const stored = known ?? (await decoy);
  const right = await inTurn(address, () => verify(stored, password.normalize('NFC')));
  return right && known !== null;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * The fault of a new password as a message key below `validation`; null if there is none (docs/domain.md, Passwords).
 * @param own username and telephone number, which it must differ from
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

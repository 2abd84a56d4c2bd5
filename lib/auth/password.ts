import { hash, verify } from '@node-rs/argon2';
import { config } from '@/lib/config';
import { isCommonPassword } from './common-password';

// OWASP's least for Argon2id: 19 MiB, two passes, one lane; Argon2id is what the package takes by default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The Argon2id hash of a password, in the PHC notation. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

let decoy: Promise<string> | null = null;

/** Compares a password with a hash; without one it takes as long and is wrong. */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const right = await verify(known ?? (await decoy), password.normalize('NFC'));
  return right && known !== null;
}

const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * What is wrong with a new password, as a message key below `validation`; null where nothing is (decisions, Passwords).
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

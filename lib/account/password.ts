import { passwordFault } from '@/lib/platform/auth/password';
import { AppError } from '@/lib/platform/errors';

/**
 * Checks a new password against the rules; `own` are username and number of the account.
 * @throws AppError badRequest for the field password
 */
export function assertPassword(password: string, own: readonly (string | null)[]): void {
  const key = passwordFault(
    password,
    own.filter((one): one is string => one !== null),
  );
  if (key !== null) throw new AppError('badRequest', [{ field: 'password', key }]);
}

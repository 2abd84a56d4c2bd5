import 'server-only';
import type { z } from 'zod';
import { requirePhone } from '@/lib/account/require-phone';
import { clientOf, refuseForeignPage } from '@/lib/platform/auth/client';
import { hashPassword } from '@/lib/platform/auth/password';
import { database } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { setPassword } from '../change/write';
import { redeemCode } from '../code/commands';
import { assertPassword } from '../password';
import { findByEmail, findByPhone } from '../read';
import type { resetCall } from './schema';

/**
 * Resets a forgotten password and ends every session. A number without an account is answered like a wrong code.
 * @throws AppError badRequest for phone, code or password, tooManyRequests
 */
export async function resetPassword(
  input: z.output<typeof resetCall.input>,
  { site, headers }: { site: Locale; headers: Headers },
): Promise<null> {
  const { kind, code, password, email } = input;
  refuseForeignPage(headers);
  const client = clientOf(headers);
  await countTry('resetAddress', client.address);
  const target = email === undefined ? requirePhone(input.phone ?? '', input.country, site) : email.toLowerCase();
  // Check before redeeming the code, so that a bad password does not cost one; the username is only known afterwards.
  assertPassword(password, [email === undefined ? target : null]);
  const channel = email === undefined ? 'sms' : 'mail';
  await redeemCode({ kind, purpose: 'reset', channel, target }, code, client);
  const account = await (channel === 'sms' ? findByPhone : findByEmail)(database(), kind, target);
  if (account?.status !== 'active') throw new AppError('badRequest', [{ field: 'code', key: 'code' }]);
  assertPassword(password, [account.username, account.phone]);
  const hash = await hashPassword(password, client.address);
  await transaction((tx) => setPassword(tx, account, hash));
  return null;
}

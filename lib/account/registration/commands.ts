import 'server-only';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requirePhone } from '@/lib/account/require-phone';
import { clientOf, refuseForeignPage } from '@/lib/platform/auth/client';
import { hashPassword, isPassword } from '@/lib/platform/auth/password';
import { hashToken } from '@/lib/platform/auth/token';
import { database } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { redeemCode } from '../code/commands';
import { assertPassword } from '../password';
import { findByPhone } from '../read';
import { enter } from '../session';
import type { enteredField } from '../sign-in/schema';
import type { registerPasswordCall, registerPhoneCall, registerProfileCall } from './schema';
import { openTicket, type PendingRegistration, requirePending, takePending } from './ticket';
import { createAccount } from './write';

type RequestContext = { site: Locale; headers: Headers; reply: Headers };

const expired = (): AppError => new AppError('badRequest', [{ field: 'ticket', key: 'ticket' }]);

/** An invitation's ticket must not be used to register a company. */
const ofRegistration = (pending: PendingRegistration): PendingRegistration => {
  if (pending.invitationId !== null) throw expired();
  return pending;
};

/**
 * Registration step 1: verifies the number by its code. That the number has an account is revealed only to its holder.
 * @returns a ticket for the next steps, valid for an hour
 * @throws AppError badRequest for phone or code, tooManyRequests
 */
export async function registerPhone(
  { kind, phone: typed, country, code }: z.output<typeof registerPhoneCall.input>,
  { site, headers }: RequestContext,
): Promise<{ ticket: string }> {
  const client = clientOf(headers);
  await countTry('registerAddress', client.address);
  const phone = requirePhone(typed, country, site);
  await redeemCode({ kind, purpose: 'register', channel: 'sms', target: phone }, code, client);
  if (await findByPhone(database(), kind, phone))
    throw new AppError('conflict', [{ field: 'phone', key: 'phoneTaken' }]);
  const ticket = await openTicket({ kind, phone, locale: site });
  return { ticket };
}

/**
 * Step 2 of a registration: the password, which step 3 compares with the username once more.
 * @throws AppError badRequest for password or ticket, tooManyRequests
 */
export async function registerPassword(
  { ticket, password }: z.output<typeof registerPasswordCall.input>,
  { headers }: Pick<RequestContext, 'headers'>,
): Promise<null> {
  const { phone } = ofRegistration(await takePending(ticket));
  assertPassword(password, [phone]);
  const hash = await hashPassword(password, clientOf(headers).address);
  await database().execute(
    sql`update registration set password_hash = ${hash} where ticket_hash = ${hashToken(ticket)}`,
  );
  return null;
}

/**
 * Step 3 of a registration: makes the account, a supplier's company with it, and signs in.
 * @throws AppError badRequest for a field, conflict where the username or the number is taken, tooManyRequests
 */
export async function registerProfile(
  input: z.output<typeof registerProfileCall.input>,
  { site, headers, reply }: RequestContext,
): Promise<z.output<typeof enteredField>> {
  refuseForeignPage(headers);
  const entry = { headers, reply, client: clientOf(headers) };
  const { passwordHash } = ofRegistration(await takePending(input.ticket));
  if (passwordHash === null) throw new AppError('badRequest', [{ field: 'password', key: 'required' }]);
  // Hash outside the transaction, which would hold a database connection meanwhile.
  if (await isPassword(input.username, passwordHash, entry.client.address))
    throw new AppError('badRequest', [{ field: 'username', key: 'passwordOwn' }]);
  return transaction(async (tx) => {
    const pending = await requirePending(tx, input.ticket);
    // Another tab may have changed the password in between.
    if (pending.passwordHash !== passwordHash) throw expired();
    const { kind } = pending;
    const id = await createAccount(tx, { ...pending, passwordHash }, input, site);
    await tx.execute(sql`delete from registration where ticket_hash = ${hashToken(input.ticket)}`);
    const token = await enter(tx, { id, kind }, entry);
    return { id, kind, username: input.username, name: input.name, token };
  });
}

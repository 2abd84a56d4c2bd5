import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { clientOf, refuseForeignPage } from '@/lib/auth/client';
import { hashPassword, isPassword } from '@/lib/auth/password';
import { drawToken, hashToken } from '@/lib/auth/token';
import { config } from '@/lib/config';
import { db, type Executor, rows } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/site';
import { countTry } from '@/lib/limit/count';
import { redeemCode } from '../code/commands';
import { assertPassword } from '../password';
import { requirePhone } from '../phone';
import { findByPhone } from '../read';
import { enter } from '../session';
import type { enteredField } from '../sign-in/schema';
import { createAccount } from './create';
import type { registerPasswordCall, registerPhoneCall, registerProfileCall } from './schema';

type Visit = { site: Locale; headers: Headers; reply: Headers };
export type Pending = { kind: 'supplier' | 'purchaser'; phone: string; passwordHash: string | null };

const expired = (): AppError => new AppError('badRequest', [{ field: 'ticket', key: 'ticket' }]);

async function requirePending(on: Executor, ticket: string): Promise<Pending> {
  const [pending] = await rows<Pending>(
    on,
    sql`select kind, phone, password_hash as "passwordHash" from registration
      where ticket_hash = ${hashToken(ticket)} and expires_at > ${new Date().toISOString()} for update`,
  );
  if (!pending) throw expired();
  return pending;
}

/** What a ticket stands for; each use of it costs a hash, and is counted. */
async function takePending(ticket: string): Promise<Pending> {
  const pending = await requirePending(db(), ticket);
  await countTry('registerTicket', hashToken(ticket));
  return pending;
}

/**
 * Step 1 of a registration: proves the number by its code. Only who holds the number learns that it has an account.
 * @returns a ticket for the next steps, good for an hour
 * @throws AppError badRequest for phone or code, tooManyRequests
 */
export async function registerPhone(
  { kind, phone: typed, country, code }: z.output<typeof registerPhoneCall.input>,
  { site, headers }: Visit,
): Promise<{ ticket: string }> {
  const client = clientOf(headers);
  await countTry('registerAddress', client.address);
  const phone = requirePhone(typed, country, site);
  await redeemCode({ kind, purpose: 'register', channel: 'sms', target: phone }, code, client);
  if (await findByPhone(db(), kind, phone)) throw new AppError('conflict', [{ field: 'phone', key: 'phoneTaken' }]);
  const [ticket, now] = [drawToken(), Date.now()];
  const until = new Date(now + config.registration.life * 1000);
  await db().execute(sql`insert into registration (ticket_hash, kind, phone, locale, created_at, expires_at)
    values (${hashToken(ticket)}, ${kind}, ${phone}, ${site}, ${new Date(now).toISOString()}, ${until.toISOString()})`);
  return { ticket };
}

/**
 * Step 2 of a registration: the password, which step 3 compares with the username once more.
 * @throws AppError badRequest for password or ticket, tooManyRequests
 */
export async function registerPassword(
  { ticket, password }: z.output<typeof registerPasswordCall.input>,
  { headers }: Pick<Visit, 'headers'>,
): Promise<null> {
  const { phone } = await takePending(ticket);
  assertPassword(password, [phone]);
  const hash = await hashPassword(password, clientOf(headers).address);
  await db().execute(sql`update registration set password_hash = ${hash} where ticket_hash = ${hashToken(ticket)}`);
  return null;
}

/**
 * Step 3 of a registration: makes the account, a supplier's company with it, and signs in.
 * @throws AppError badRequest for a field, conflict where the username or the number is taken, tooManyRequests
 */
export async function registerProfile(
  input: z.output<typeof registerProfileCall.input>,
  { site, headers, reply }: Visit,
): Promise<z.output<typeof enteredField>> {
  refuseForeignPage(headers);
  const entry = { headers, reply, client: clientOf(headers) };
  const { passwordHash } = await takePending(input.ticket);
  if (passwordHash === null) throw new AppError('badRequest', [{ field: 'password', key: 'required' }]);
  // Before the transaction: nobody waits for a hash with the database in hand.
  if (await isPassword(input.username, passwordHash, entry.client.address))
    throw new AppError('badRequest', [{ field: 'username', key: 'passwordOwn' }]);
  return db().transaction(async (tx) => {
    const on = tx as unknown as Executor;
    const pending = await requirePending(on, input.ticket);
    // Another tab may have chosen another password in between.
    if (pending.passwordHash !== passwordHash) throw expired();
    const { kind } = pending;
    const id = await createAccount(on, { ...pending, passwordHash }, input, site);
    await on.execute(sql`delete from registration where ticket_hash = ${hashToken(input.ticket)}`);
    const token = await enter(on, { id, kind }, entry);
    return { id, kind, username: input.username, name: input.name, token };
  });
}

import 'server-only';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requirePhone } from '@/lib/account/require-phone';
import { setFollowMail } from '@/lib/footprint/follow/commands';
import type { Actor, MemberActor } from '@/lib/platform/auth/actor';
import { clientOf } from '@/lib/platform/auth/client';
import { setSession } from '@/lib/platform/auth/cookie';
import { hashPassword, isPassword } from '@/lib/platform/auth/password';
import { type Db, database } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry, forgetTries } from '@/lib/platform/limit/count';
import { type CodeTarget, redeemCode } from '../code/commands';
import { assertPassword } from '../password';
import { type AccountRecord, findById } from '../read';
import type { emailCall, emailConfirmCall, nameCall, phoneCall, preferenceCall } from './schema';
import { isConfirmToken, readConfirmToken } from './token';
import { confirmEmail, setEmail, setName, setPassword, setPhone } from './write';

type RequestContext = { site: Locale; headers: Headers; reply: Headers };
type Proof = { current?: string | undefined; proof?: string | undefined };

async function ownAccount({ accountId }: Actor): Promise<AccountRecord> {
  const account = await findById(database(), accountId);
  if (!account) throw new AppError('unauthorized');
  return account;
}

const mailTarget = (email: string) => ({ purpose: 'email', channel: 'mail', target: email.toLowerCase() }) as const;

/** Redeems a code requested by this account; a code requested by another account counts as wrong. */
async function redeemOwn(
  { id, kind }: AccountRecord,
  target: Omit<CodeTarget, 'kind'>,
  code: string,
  headers: Headers,
  field = 'code',
): Promise<void> {
  if ((await redeemCode({ kind, ...target }, code, clientOf(headers), field)) !== id)
    throw new AppError('badRequest', [{ field, key: 'code' }]);
}

/** @throws AppError badRequest unless the current password or the code to the own number is right; tooManyRequests */
async function prove(account: AccountRecord, { current, proof }: Proof, headers: Headers): Promise<void> {
  const { id, phone, passwordHash } = account;
  if (current !== undefined) {
    await countTry('proveHash', String(id));
    await countTry('prove', String(id));
    if (!(await isPassword(current, passwordHash, clientOf(headers).address)))
      throw new AppError('badRequest', [{ field: 'current', key: 'passwordWrong' }]);
    return forgetTries('prove', String(id));
  }
  if (proof === undefined || phone === null) throw new AppError('badRequest', [{ field: 'current', key: 'required' }]);
  await redeemOwn(account, { purpose: 'prove', channel: 'sms', target: phone }, proof, headers, 'proof');
}

async function write(actor: Actor, context: RequestContext, change: (db: Db) => Promise<void>): Promise<null> {
  await transaction(change);
  setSession(context.reply, context.headers, actor.kind, null);
  return null;
}

/**
 * Changes the password, ends every session and notifies the old address. docs/domain.md, Sessions.
 * @throws AppError badRequest for current, proof or password; tooManyRequests
 */
export async function changePassword(
  actor: Actor,
  { password, ...proof }: Proof & { password: string },
  context: RequestContext,
): Promise<null> {
  const account = await ownAccount(actor);
  assertPassword(password, [account.username, account.phone]);
  await prove(account, proof, context.headers);
  const hash = await hashPassword(password, clientOf(context.headers).address);
  return write(actor, context, (db) => setPassword(db, account, hash));
}

/**
 * Changes the telephone number to one that a code was sent to.
 * @throws AppError badRequest for current, proof, phone or code; conflict where another account has it
 */
export async function changePhone(
  actor: MemberActor,
  input: z.output<typeof phoneCall.input>,
  context: RequestContext,
): Promise<null> {
  const account = await ownAccount(actor);
  const phone = requirePhone(input.phone, input.country, context.site);
  await prove(account, input, context.headers);
  await redeemOwn(account, { purpose: 'phone', channel: 'sms', target: phone }, input.code, context.headers);
  return write(actor, context, (db) => setPhone(db, account, phone));
}

/**
 * Changes the e-mail address to one that a code was sent to.
 * @throws AppError badRequest for current, proof or code; conflict where another account has confirmed it
 */
export async function changeEmail(
  actor: MemberActor,
  { email, code, ...proof }: z.output<typeof emailCall.input>,
  context: RequestContext,
): Promise<null> {
  const account = await ownAccount(actor);
  await prove(account, proof, context.headers);
  await redeemOwn(account, mailTarget(email), code, context.headers);
  return write(actor, context, (db) => setEmail(db, account, email));
}

/** Changes name and position; sessions stay open, since neither is a credential. */
export async function changeName(
  actor: MemberActor,
  { name, position }: z.output<typeof nameCall.input>,
): Promise<null> {
  const account = await ownAccount(actor);
  await transaction((tx) => setName(tx, account, name, position));
  return null;
}

/**
 * Confirms the address given at registration; sessions stay open.
 * @throws AppError badRequest for code, conflict where another account has confirmed it
 */
export async function confirmOwnEmail(
  actor: MemberActor,
  { code }: z.output<typeof emailConfirmCall.input>,
  { headers }: Pick<RequestContext, 'headers'>,
): Promise<null> {
  const account = await ownAccount(actor);
  const { email } = account;
  if (email === null) throw new AppError('badRequest', [{ field: 'code', key: 'code' }]);
  await redeemOwn(account, mailTarget(email), code, headers);
  await confirmEmail(database(), account, email);
  return null;
}

/**
 * Confirms the address named by the link of a welcome e-mail; a link works once, for the address it was sent to.
 * @throws AppError badRequest for token if forged, expired or used; conflict where another account has confirmed it
 */
export async function confirmByLink(token: string): Promise<null> {
  const wrong = new AppError('badRequest', [{ field: 'token', key: 'unknown' }]);
  const read = readConfirmToken(token);
  if (read === null || read.isOver(Date.now())) throw wrong;
  await transaction(async (tx) => {
    await tx.execute(sql`select from account where id = ${read.accountId} for update`);
    const account = await findById(tx, read.accountId);
    if (!account?.email || account.status !== 'active' || account.emailConfirmed) throw wrong;
    if (!isConfirmToken(token, account.email)) throw wrong;
    await confirmEmail(tx, account, account.email);
  });
  return null;
}

/** Changes the message language, the time zone and the frequency of follow e-mails. */
export async function changePreference(
  { accountId }: MemberActor,
  { locale, timeZone, followMail }: z.output<typeof preferenceCall.input>,
): Promise<null> {
  await transaction(async (tx) => {
    await tx.execute(sql`update account set locale = coalesce(${locale ?? null}, locale), time_zone = coalesce(${timeZone ?? null}, time_zone),
      updated_at = ${new Date().toISOString()} where id = ${accountId}`);
    if (followMail !== undefined) await setFollowMail(tx, accountId, followMail);
  });
  return null;
}

import 'server-only';
import type { z } from 'zod';
import { offerInvitation } from '@/lib/account/invitation/reply/commands';
import { phoneCountry, requirePhone } from '@/lib/account/require-phone';
import { writeAudit } from '@/lib/audit/commands';
import { findActor } from '@/lib/platform/auth/actor';
import { clientOf, refuseForeignPage } from '@/lib/platform/auth/client';
import { cookieName, forgetPresence, readCookie, setSession } from '@/lib/platform/auth/cookie';
import { isPassword } from '@/lib/platform/auth/password';
import { findSessionEnd, revokeSession } from '@/lib/platform/auth/session';
import type { AccountKind } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { checkCaptcha } from '../captcha/commands';
import { redeemCode } from '../code/commands';
import { type AccountRecord, findByName, findByPhone } from '../read';
import { enter } from '../session';
import { countGuess } from './attempt';
import type { enteredField, signInCall, signInPhoneCall } from './schema';

type Entered = z.output<typeof enteredField>;
type RequestContext = { site: Locale; headers: Headers; reply: Headers };

const staffNote = (verb: 'signIn' | 'signInFailed', targetId: number | null) => ({
  ...{ action: `staff.${verb}`, targetId, companyId: null },
});

/** Adds an audit entry for a refused console sign-in, without the typed name, which may be a password. */
const noteRefusal = (account: AccountRecord | null): Promise<void> =>
  writeAudit(
    database(),
    account && { kind: 'staff', accountId: account.id },
    staffNote('signInFailed', account?.id ?? null),
  );

async function enterAs(
  { id, kind, username, name }: AccountRecord,
  { headers, reply }: RequestContext,
): Promise<Entered> {
  const entry = { headers, reply, client: clientOf(headers) };
  const token = await transaction(async (tx) => {
    if (kind === 'staff') await writeAudit(tx, { kind, accountId: id }, staffNote('signIn', id));
    return enter(tx, { id, kind }, entry);
  });
  return { id, kind, username, name, token };
}

/**
 * Signs in by username, telephone number or confirmed e-mail, with password and captcha. Neither response nor timing
 * reveals which was wrong.
 * @throws AppError badRequest for captcha or password, tooManyRequests, forbidden for a page of another site
 */
export async function signIn(
  input: Omit<z.output<typeof signInCall.input>, 'kind'> & { kind: AccountKind },
  context: RequestContext,
): Promise<Entered> {
  const { kind, username, password, captcha, country } = input;
  refuseForeignPage(context.headers);
  await countTry('signInAddress', clientOf(context.headers).address);
  await checkCaptcha(captcha);
  const home = phoneCountry(country, context.site);
  const account = await findByName(database(), kind, username, home);
  const { headers } = context;
  const guess = await countGuess({ kind, name: username, country: home, accountId: account?.id ?? null, headers });
  const right = await isPassword(password, account?.passwordHash ?? null, clientOf(context.headers).address);
  if (!account || !right || guess.shut || account.status !== 'active') {
    if (kind === 'staff') await noteRefusal(account ?? null);
    throw new AppError('badRequest', [{ field: 'password', key: 'credentials' }]);
  }
  await guess.forget();
  return enterAs(account, context);
}

/**
 * Signs in by telephone number and code. A number without an account is answered like a wrong code, or by the invitation
 * of a company that its holder may accept.
 * @throws AppError badRequest for phone or code, tooManyRequests, forbidden for a page of another site
 */
export async function signInByPhone(
  input: z.output<typeof signInPhoneCall.input>,
  context: RequestContext,
): Promise<z.output<typeof signInPhoneCall.output>> {
  const { kind, code, country } = input;
  refuseForeignPage(context.headers);
  const phone = requirePhone(input.phone, country, context.site);
  await redeemCode({ kind, purpose: 'signIn', channel: 'sms', target: phone }, code, clientOf(context.headers));
  const account = await findByPhone(database(), kind, phone);
  const offer = account || kind !== 'supplier' ? null : await offerInvitation(phone, context.site);
  if (offer) return offer;
  if (account?.status !== 'active') throw new AppError('badRequest', [{ field: 'code', key: 'code' }]);
  return enterAs(account, context);
}

/** Ends the request's session of this kind, if any, and clears its cookie. */
export async function signOut(kind: AccountKind, { headers, reply }: Omit<RequestContext, 'site'>): Promise<null> {
  const presence = await findActor({ headers, method: 'POST' }, kind);
  if (presence) await revokeSession(database(), presence.actor.accountId, presence.actor.sessionId, 'signOut');
  const token = readCookie(headers.get('cookie'), cookieName[kind]);
  const end = presence || token === null ? null : await findSessionEnd(database(), token);
  // If the session ended elsewhere, keep the cookie: the sign-in page still has to show why.
  if (end === null || end === 'signOut') setSession(reply, headers, kind, null);
  else forgetPresence(reply, headers, kind);
  return null;
}

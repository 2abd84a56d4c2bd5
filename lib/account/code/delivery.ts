import 'server-only';
import type { z } from 'zod';
import { checkCaptcha } from '@/lib/account/captcha/commands';
import { findOffer } from '@/lib/account/invitation/queries';
import { findByEmail, findById, findByPhone } from '@/lib/account/read';
import { requirePhone } from '@/lib/account/require-phone';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { clientOf, refuseForeignPage } from '@/lib/platform/auth/client';
import { database } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { sendCode } from './commands';
import type { codeMailCall, codeOwnCall, codeSendCall } from './schema';

type RequestContext = { site: Locale; headers: Headers };
type Sent = z.output<typeof codeSendCall.output>;

/** The response to every request for a code, sent or not: seconds until the next is allowed. */
const sent = (): Sent => ({ resend: env().CODE_INTERVAL });

/**
 * Sends a code to a number without revealing whether it has an account: for sign-in and reset an unknown number gets no
 * SMS but the same response after the same work; registration reveals it only once the code is proved.
 * @throws AppError badRequest for phone or captcha, tooManyRequests with the seconds to wait
 */
export async function sendPhoneCode(
  input: z.output<typeof codeSendCall.input>,
  { site, headers }: RequestContext,
): Promise<Sent> {
  const { kind, purpose } = input;
  refuseForeignPage(headers);
  const phone = requirePhone(input.phone, input.country, site);
  await checkCaptcha(input.captcha);
  const account = await findByPhone(database(), kind, phone);
  const offer = await findOffer(database(), phone);
  const invited = purpose === 'signIn' && kind === 'supplier' && offer !== null;
  await sendCode({
    kind,
    purpose,
    channel: 'sms',
    target: phone,
    accountId: account?.id ?? null,
    locale: account?.locale ?? site,
    client: clientOf(headers),
    reader: account ?? { name: '', username: '' },
    sent: account !== null || purpose === 'register' || invited,
  });
  return sent();
}

/**
 * Sends a password reset code to a confirmed e-mail address. An unknown address is reported only after the captcha, at
 * most ten times an hour. docs/domain.md, Registration.
 * @throws AppError badRequest for captcha or email, tooManyRequests with the seconds to wait
 */
export async function sendMailCode(
  { kind, email, captcha }: z.output<typeof codeMailCall.input>,
  { headers }: Pick<RequestContext, 'headers'>,
): Promise<Sent> {
  refuseForeignPage(headers);
  const client = clientOf(headers);
  await countTry('emailAddress', client.address);
  await checkCaptcha(captcha);
  const account = await findByEmail(database(), kind, email);
  if (!account) throw new AppError('badRequest', [{ field: 'email', key: 'emailUnknown' }]);
  const { id, locale } = account;
  const target = email.toLowerCase();
  await sendCode({
    kind,
    purpose: 'reset',
    channel: 'mail',
    target,
    accountId: id,
    locale,
    client,
    reader: account,
    sent: true,
  });
  return sent();
}

/**
 * Sends a code to the actor's own number (prove), a new number (phone) or an address (email; the account's own by
 * default).
 * @throws AppError badRequest for phone or email, tooManyRequests with the seconds to wait
 */
export async function sendOwnCode(
  actor: MemberActor,
  input: z.output<typeof codeOwnCall.input>,
  { site, headers }: RequestContext,
): Promise<Sent> {
  const account = await findById(database(), actor.accountId);
  if (!account) throw new AppError('unauthorized');
  const { purpose } = input;
  const mail = purpose === 'email';
  const phone = purpose === 'prove' ? account.phone : requirePhoneOf(input, mail, site);
  const target = mail ? (input.email ?? account.email)?.toLowerCase() : phone;
  if (!target) throw new AppError('badRequest', [{ field: mail ? 'email' : 'phone', key: 'required' }]);
  const { id, kind, locale } = account;
  await countTry('codeAccount', String(id));
  const [channel, client] = [mail ? ('mail' as const) : ('sms' as const), clientOf(headers)];
  await sendCode({ kind, purpose, channel, target, accountId: id, locale, client, reader: account, sent: true });
  return sent();
}

const requirePhoneOf = (
  { phone, country }: z.output<typeof codeOwnCall.input>,
  mail: boolean,
  site: Locale,
): string | null => (mail ? null : requirePhone(phone ?? '', country, site));

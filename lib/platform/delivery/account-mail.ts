import type { Messages } from 'next-intl';
import { config } from '@/lib/platform/config';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';

export type MailType = Exclude<keyof Messages['mail'], 'greeting' | 'hello' | 'closing' | 'notYou' | 'invited'>;
export type SmsType = keyof Messages['sms'];
/** `unsubscribe`: List-Unsubscribe URL, for GET and POST (RFC 2369, RFC 8058). `calendar`: attached .ics file. */
export type MailText = { subject: string; text: string; unsubscribe?: string; calendar?: string };

const site = config.name.short;
const minutes = String(config.code.life / 60);

type Sms = { code: { code: string }; invited: { company: string; address: string } };
type SmsValues<T extends SmsType> = T extends keyof Sms ? Sms[T] : { username: string };

/** An SMS in the language of its reader, one line. */
export async function writeSms<T extends SmsType>(locale: Locale, type: T, values: SmsValues<T>): Promise<string> {
  const t = await translator(locale);
  return t(`sms.${type as SmsType}`, { site, minutes, code: '', username: '', company: '', address: '', ...values });
}

type Door = 'supplierForget' | 'purchaserForget' | 'adminSignIn';
type Reader = {
  locale: Locale;
  name: string;
  username: string;
  forget: Door;
  /** The link that confirms a new account's address. */
  confirm?: string;
};

/**
 * An e-mail in its reader's language: greeting, text, what to do if it was not them, closing. Welcome and code e-mails
 * go to unverified addresses, so they contain nothing the sender chose, not even a name.
 */
export async function writeMail(type: MailType, reader: Reader, code = ''): Promise<MailText> {
  const { locale, name, username, forget, confirm = '' } = reader;
  const t = await translator(locale);
  const hosts = currentHosts();
  const address = hosts.absolute(locale, href('welcome'));
  const values = { site, minutes, code, username, address, confirm: hosts.absolute(locale, confirm) };
  const changed = type === 'passwordChanged' || type === 'phoneChanged' || type === 'emailChanged';
  return {
    subject: t(`mail.${type}.subject`, values),
    text: [
      changed ? t('mail.greeting', { name }) : t('mail.hello'),
      t(`mail.${type}.text`, values),
      ...(changed ? [t('mail.notYou', { address: hosts.absolute(locale, href(forget)) })] : []),
      t('mail.closing', { site, address: hosts.absolute(locale, href('home')) }),
    ].join('\n\n'),
  };
}

/**
 * `end`: the last digits of the invited number, as the address may belong to somebody else. `company`: its reviewed
 * name; the inviter's own name is unreviewed and could say anything.
 */
type InvitationText = { company: string; end: string; address: string };

/** The invitation e-mail to a reviewed company's account, in the inviter's language. */
export async function writeInvitation(locale: Locale, values: InvitationText): Promise<MailText> {
  const t = await translator(locale);
  const closing = t('mail.closing', { site, address: currentHosts().absolute(locale, href('home')) });
  return {
    subject: t('mail.invited.subject', { site, ...values }),
    text: [t('mail.hello'), t('mail.invited.text', { site, ...values }), closing].join('\n\n'),
  };
}

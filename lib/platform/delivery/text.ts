import type { Messages } from 'next-intl';
import { config } from '@/lib/platform/config';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';

export type MailType = Exclude<keyof Messages['mail'], 'greeting' | 'hello' | 'closing' | 'notYou' | 'invited'>;
export type SmsType = keyof Messages['sms'];
/**
 * `unsubscribe`: the address that ends such e-mails, opened or posted to (RFC 2369, RFC 8058). `calendar`: the text of an
 * .ics file that comes with it.
 */
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
  /** Where the address of a new account is confirmed. */
  confirm?: string;
};

/**
 * An e-mail in the language of its reader: greeting, text, what to do where it was not them, closing. The address of a
 * welcome or a code is not proved yet, so such a mail holds nothing that its sender chose, not even a name.
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
 * `end`: the last digits of the number that must sign in; the whole of it is no matter of whoever reads the address.
 * `company`: reviewed, where the name of who invites is not, and could say anything to anybody.
 */
type InvitationText = { company: string; end: string; address: string };

/** The e-mail that invites to a reviewed company's account, in the language of who invites. */
export async function writeInvitation(locale: Locale, values: InvitationText): Promise<MailText> {
  const t = await translator(locale);
  const closing = t('mail.closing', { site, address: currentHosts().absolute(locale, href('home')) });
  return {
    subject: t('mail.invited.subject', { site, ...values }),
    text: [t('mail.hello'), t('mail.invited.text', { site, ...values }), closing].join('\n\n'),
  };
}

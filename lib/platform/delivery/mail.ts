import { createTransport, type Transporter } from 'nodemailer';
import { methodOf } from '@/lib/platform/calendar/document';
import { config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';
import type { MailText } from './account-mail';
import { writeToFolder } from './folder';

const timeoutMs = 10_000;
const transports = new Map<string, Transporter>();

const transportOf = (url: string): Transporter => {
  const known = transports.get(url);
  if (known) return known;
  const drawn = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  transports.set(url, drawn);
  return drawn;
};

const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const calendarFile = (content: string) => ({
  filename: 'meeting.ics',
  contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
  content,
});

/**
 * Sends an e-mail: by the server of SMTP_URL, else into the outbox folder.
 * @throws Error where the server does not take it
 */
export async function sendMail(to: string, { subject, text, unsubscribe, calendar }: MailText): Promise<void> {
  const { SMTP_URL: url, mailFrom } = env();
  // RFC 3834: suppresses automatic replies.
  const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribe === undefined ? {} : oneClick(unsubscribe)) };
  if (url === undefined)
    return writeToFolder('mail', { to, subject, text, headers, ...(calendar !== undefined && { calendar }) });
  await transportOf(url).sendMail({
    from: { name: config.name.short, address: mailFrom },
    // As an object it is taken as one address, whatever it contains.
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    text,
    headers,
    ...(calendar !== undefined && { attachments: [calendarFile(calendar)] }),
  });
}

import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { sendMail } from '@/lib/platform/delivery/mail';
import { maskTarget } from '@/lib/platform/delivery/mask';
import { sendSms } from '@/lib/platform/delivery/sms';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { log } from '@/lib/platform/log';
import { outboxJobName } from './commands';

type Claimed = {
  id: number;
  channel: 'sms' | 'mail';
  recipient: string;
  content: { subject?: string; text: string; unsubscribe?: string; calendar?: string; about?: string };
  attempts: number;
  expired: boolean;
};

const tries = 6;
const pause = 30;

/** Claims the message waiting longest; it is locked until its growing retry delay is over. */
async function claim(db: Db): Promise<Claimed | null> {
  const now = new Date();
  const [claimed] = await rows<Claimed>(
    db,
    sql`update outbox set attempts = attempts + 1,
        due_at = ${now.toISOString()}::timestamptz + ${pause}::int * power(4, attempts) * interval '1 second'
      where id = (select id from outbox where sent_at is null and failed_at is null and due_at <= ${now.toISOString()}
        order by due_at, id limit 1 for update skip locked)
      returning id, channel, recipient, content, attempts, coalesce(expires_at <= ${now.toISOString()}, false) as expired`,
  );
  return claimed ?? null;
}

const send = async ({
  channel,
  recipient,
  content: { subject = '', text, about: _, ...rest },
}: Claimed): Promise<void> =>
  channel === 'sms' ? sendSms(recipient, text) : sendMail(recipient, { subject, text, ...rest });

async function settle(db: Db, message: Claimed, failure: string | null): Promise<void> {
  const now = new Date().toISOString();
  const over = failure !== null && (message.expired || message.attempts >= tries);
  await db.execute(
    failure === null
      ? sql`update outbox set sent_at = ${now}, content = null, failure = null where id = ${message.id}`
      : sql`update outbox set failure = ${failure.slice(0, 500)}, failed_at = case when ${over} then ${now}::timestamptz end,
          content = case when ${over && message.expired} then null else content end where id = ${message.id}`,
  );
}

/**
 * Sends due messages one by one, with up to six attempts and growing delays. Undeliverable ones keep their content for
 * a month, so that staff can retry them.
 * @returns the number sent
 */
export async function sendDue(db: Db): Promise<number> {
  let sent = 0;
  for (let message = await claim(db); message; message = await claim(db)) {
    const failure = message.expired
      ? 'expired'
      : await send(message).then(
          () => null,
          // Mail servers quote the address they reject.
          (error: Error) => error.message.replaceAll(message.recipient, maskTarget(message.recipient)),
        );
    if (failure === null) sent++;
    else log().error({ id: message.id, channel: message.channel, failure }, 'a message could not be sent');
    await settle(db, message, failure);
  }
  return sent;
}

/** Sends the outbox: woken by new messages, and every minute for retries. */
export const outboxJob = (db: Db): ScheduledJob => ({
  name: outboxJobName,
  cron: '* * * * *',
  run: () => sendDue(db),
});

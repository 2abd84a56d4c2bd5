import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/db/client';
import type { MailText } from '@/lib/delivery/text';
import { wakeJob } from '@/lib/job/wake';

export const outboxJobName = 'outbox';

/** `dueAt`: not sent before; at once where it is left out. */
type Message = ({ channel: 'sms'; content: { text: string } } | { channel: 'mail'; content: MailText }) & {
  to: string;
  dueAt?: Date;
  expiresAt?: Date;
};

/**
 * Puts a message into the outbox, in the transaction of what it tells of: it is sent if that is committed, and only then.
 * @param real false does the same work and sends nothing, so that the time of an answer tells nothing
 */
export async function enqueue(on: Executor, message: Message, real = true): Promise<void> {
  const { channel, to, content, dueAt, expiresAt } = message;
  const now = new Date().toISOString();
  await on.execute(sql`insert into outbox (channel, recipient, content, due_at, created_at, expires_at)
    select ${channel}::text, ${to}::text, ${JSON.stringify(content)}::jsonb, ${dueAt?.toISOString() ?? now}::timestamptz, ${now}::timestamptz,
      ${expiresAt?.toISOString() ?? null}::timestamptz where ${real}::boolean`);
  wakeJob(outboxJobName);
}

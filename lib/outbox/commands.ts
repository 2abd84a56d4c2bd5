import 'server-only';
import { sql } from 'drizzle-orm';
import type { Executor } from '@/lib/db/client';
import type { MailText } from '@/lib/delivery/text';
import { wakeJob } from '@/lib/job/wake';

export const outboxJobName = 'outbox';

type Message =
  | { channel: 'sms'; to: string; content: { text: string }; expiresAt?: Date }
  | { channel: 'mail'; to: string; content: MailText; expiresAt?: Date };

/**
 * Puts a message into the outbox, in the transaction of what it tells of: it is sent if that is committed, and only then.
 * @param real false does the same work and sends nothing, so that the time of an answer tells nothing
 */
export async function enqueue(on: Executor, { channel, to, content, expiresAt }: Message, real = true): Promise<void> {
  const now = new Date().toISOString();
  await on.execute(sql`insert into outbox (channel, recipient, content, due_at, created_at, expires_at)
    select ${channel}::text, ${to}::text, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz, ${now}::timestamptz,
      ${expiresAt?.toISOString() ?? null}::timestamptz where ${real}::boolean`);
  wakeJob(outboxJobName);
}

import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { outbox } from '@/lib/platform/db/schema/outbox';
import type { MailText } from '@/lib/platform/delivery/account-mail';
import { wakeJob } from '@/lib/platform/job/wake';

export const outboxJobName = 'outbox';

/** `dueAt`: not sent before; immediately by default. `about`: key by which `rewrite` finds it. */
type Message = ({ channel: 'sms'; content: { text: string } } | { channel: 'mail'; content: MailText }) & {
  to: string;
  about?: string;
  dueAt?: Date;
  expiresAt?: Date;
};

/**
 * Adds a message to the outbox in the current transaction, so that it is sent only if that commits.
 * @param real false does the same work without sending, against timing attacks
 */
export async function enqueue(db: Db, message: Message, real = true): Promise<void> {
  const { channel, to, about, dueAt, expiresAt } = message;
  const content = { ...message.content, ...(about !== undefined && { about }) };
  const now = new Date().toISOString();
  await db.execute(sql`insert into outbox (channel, recipient, content, due_at, created_at, expires_at)
    select ${channel}::text, ${to}::text, ${JSON.stringify(content)}::jsonb, ${dueAt?.toISOString() ?? now}::timestamptz, ${now}::timestamptz,
      ${expiresAt?.toISOString() ?? null}::timestamptz where ${real}::boolean`);
  wakeJob(outboxJobName);
}

/**
 * Replaces a pending, untried e-mail in the outbox, in the current transaction.
 * @returns false if there is none
 */
export async function rewrite(
  db: Db,
  { to, content, about, dueAt }: { to: string; content: MailText; about: string; dueAt: Date },
): Promise<boolean> {
  const written = await db
    .update(outbox)
    .set({ content: { ...content, about }, dueAt })
    .where(
      and(
        eq(outbox.recipient, to),
        sql`${outbox.content} ->> 'about' = ${about}`,
        eq(outbox.attempts, 0),
        isNull(outbox.sentAt),
      ),
    )
    .returning({ id: outbox.id });
  return written.length > 0;
}

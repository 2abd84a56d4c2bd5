import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './column';

/** Messages to send after their transaction commits; the content is deleted once sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    channel: text('channel').$type<'sms' | 'mail'>().notNull(),
    recipient: text('recipient').notNull(),
    /** null once sent, expired or dropped by staff */
    content: jsonb('content').$type<Record<string, string>>(),
    attempts: smallint('attempts').notNull().default(0),
    /** earliest next attempt; later than now while a runner may be sending it */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** no longer sent afterwards */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    failure: text('failure'),
  },
  (t) => [
    index('outbox_due').on(t.dueAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    check('outbox_channel', oneOf(t.channel, ['sms', 'mail'])),
    check('outbox_once', sql`${t.sentAt} is null or ${t.failedAt} is null`),
    check('outbox_content', sql`${t.content} is not null or ${t.sentAt} is not null or ${t.failedAt} is not null`),
  ],
);

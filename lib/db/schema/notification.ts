import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, instant } from './column';

/** A notice in an account's inbox; its text is written in the reader's language when it is read. */
export const notification = pgTable(
  'notification',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** a message key */
    type: text('type').notNull(),
    /** the message's arguments */
    values: jsonb('values').$type<Record<string, string | number>>().notNull().default({}),
    /** path on the site, where there is something to see */
    path: text('path'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notification_latest').on(t.accountId, t.createdAt.desc(), t.id.desc()),
    index('notification_unread').on(t.accountId).where(sql`${t.readAt} is null`),
    check('notification_type', sql`${t.type} ~ '^[a-z][A-Za-z]*$'`),
    check('notification_path', sql`${t.path} ~ '^/([^/]|$)'`),
  ],
);

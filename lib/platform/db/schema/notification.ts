import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, instant, oneOf } from './column';
import { type NoticeValue, noticeKinds, noticePeriods } from './notice-state';

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
    values: jsonb('values').$type<Record<string, NoticeValue>>().notNull().default({}),
    /** path of its page, if any */
    path: text('path'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** when its e-mail, or that of an earlier identical one, was or will be sent */
    mailedAt: instant('mailed_at'),
  },
  (t) => [
    index('notification_latest').on(t.accountId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('notification_unread').on(t.accountId).where(sql`${t.readAt} is null`),
    check('notification_type', sql`${t.type} ~ '^[a-z][A-Za-z]*$'`),
    check('notification_path', sql`${t.path} ~ '^/([^/]|$)'`),
  ],
);

const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** An account's e-mail setting for a kind of notice. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    accountId: accountId(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    period: text('period', { enum: noticePeriods }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind] }),
    check('notice_choice_kind', oneOf(t.kind, noticeKinds)),
    check('notice_choice_period', oneOf(t.period, noticePeriods)),
  ],
);

/** Until when a daily digest has covered an account's notices. */
export const noticeDigest = pgTable('notice_digest', {
  accountId: accountId().primaryKey(),
  coveredUntil: timestamp('covered_until', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

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
    /** path on the site, where there is something to see */
    path: text('path'),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** when its e-mail, or that of an earlier one which said the same, went or will go */
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

/** How the e-mails of a kind of notice come, where an account has chosen. */
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

/** Until when an account that gets a daily e-mail was told. */
export const noticeDigest = pgTable('notice_digest', {
  accountId: accountId().primaryKey(),
  coveredUntil: timestamp('covered_until', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

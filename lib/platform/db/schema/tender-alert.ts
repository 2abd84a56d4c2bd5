import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { account } from './account';
import { alertStates } from './alert-state';
import { createdAt, isLocaleColumn, oneOf, tsquery } from './column';
import { tender } from './tender';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** A saved search of tenders, with an e-mail a day about new ones. An empty filter matches everything. */
export const tenderAlert = pgTable(
  'tender_alert',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** the language of the words, and of the texts in which they are looked for */
    locale: text('locale').notNull(),
    /** as typed: alternatives separated by commas */
    words: text('words').notNull().default(''),
    /** for each alternative its text and its tsquery; `query` is any of them, null without words */
    terms: text('terms').array().notNull().default([]),
    queries: text('queries').array().notNull().default([]),
    query: tsquery('query'),
    countryCodes: text('country_codes').array().notNull().default([]),
    categoryIds: integer('category_ids').array().notNull().default([]),
    way: text('way', { enum: config.tender.ways }),
    category: text('category', { enum: config.tender.categories }),
    /** in minor units of the currency */
    valueMin: bigint('value_min', { mode: 'number' }),
    valueMax: bigint('value_max', { mode: 'number' }),
    currency: char('currency', { length: 3 }),
    /** whether tenders that state no value match too */
    unstated: boolean('unstated').notNull().default(true),
    /** minimum days until the deadline */
    closingDays: integer('closing_days'),
    state: text('state', { enum: alertStates }).notNull().default('active'),
    stateAt: moment('state_at').defaultNow(),
    /** until when new tenders were looked for */
    coveredUntil: moment('covered_until').defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('tender_alert_account').on(t.accountId, t.id),
    index('tender_alert_due').on(t.coveredUntil).where(sql`${t.state} = 'active'`),
    check('tender_alert_name', sql`${t.name} <> ''`),
    check('tender_alert_locale', isLocaleColumn(t.locale)),
    check('tender_alert_way', oneOf(t.way, config.tender.ways)),
    check('tender_alert_category', oneOf(t.category, config.tender.categories)),
    check('tender_alert_state', oneOf(t.state, alertStates)),
    check('tender_alert_currency', sql`num_nonnulls(${t.valueMin}, ${t.valueMax}) = 0 or ${t.currency} is not null`),
    check('tender_alert_terms', sql`cardinality(${t.terms}) = cardinality(${t.queries})`),
  ],
);

/** Tenders sent for an alert, so that none is sent twice, even if it was changed meanwhile. */
export const tenderAlertSent = pgTable(
  'tender_alert_sent',
  {
    alertId: integer('alert_id')
      .notNull()
      .references(() => tenderAlert.id, { onDelete: 'cascade' }),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tender.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.tenderId] }),
    index('tender_alert_sent_tender').on(t.tenderId),
    index('tender_alert_sent_at').on(t.sentAt),
  ],
);

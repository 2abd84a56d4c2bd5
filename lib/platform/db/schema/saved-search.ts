import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, oneOf } from './column';
import { category, country } from './reference';
import { incoterms } from './trade-state';

/** A saved search for purchase requests, with notifications of new results. */
export const savedSearch = pgTable(
  'saved_search',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    words: text('words').notNull().default(''),
    countryCode: char('country_code', { length: 2 }).references(() => country.code),
    categoryId: integer('category_id').references(() => category.id, { onDelete: 'cascade' }),
    incoterm: text('incoterm', { enum: incoterms }),
    /** when its owner last opened its results */
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** until when its owner was notified of new results */
    toldUntil: timestamp('told_until', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_search_account').on(t.accountId, t.id),
    index('saved_search_told').on(t.toldUntil),
    check('saved_search_incoterm', oneOf(t.incoterm, incoterms)),
    check('saved_search_name', sql`${t.name} <> ''`),
  ],
);

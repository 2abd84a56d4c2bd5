import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, oneOf } from './column';
import { category, country } from './reference';
import { incoterms } from './trade-state';

/** A search of purchase requests that an account keeps, to be told of what is new. */
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
    /** when its owner last looked at what it finds */
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** until when its owner was told of what is new */
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

import { sql } from 'drizzle-orm';
import { char, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { country } from './reference';

/** A port by UN/LOCODE, with its name from the code list in Latin letters. */
export const port = pgTable(
  'port',
  {
    code: char('code', { length: 5 }).primaryKey(),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** name for search: lower case, without diacritics */
    folded: text('folded').notNull(),
  },
  (t) => [
    index('port_country').on(t.countryCode),
    check('port_code', sql`${t.code} ~ '^[A-Z]{2}[A-Z2-9]{3}$'`),
    check('port_name', sql`${t.name} <> ''`),
  ],
);

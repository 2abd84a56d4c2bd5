import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Body } from '@/lib/platform/body/types';
import { config } from '@/lib/platform/config';
import { isLocaleColumn, oneOf } from './column';
import { country } from './reference';

const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Texts about a country: handbook, tax, policy. */
export const countryPage = pgTable(
  'country_page',
  {
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    kind: text('kind').notNull(),
    /** the month its facts are of: its first day */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.countryCode, t.kind] }),
    check('country_page_kind', oneOf(t.kind, config.country.pages)),
  ],
);

export const countryPageTranslation = pgTable(
  'country_page_translation',
  {
    countryCode: char('country_code', { length: 2 }).notNull(),
    kind: text('kind').notNull(),
    locale: text('locale').notNull(),
    summary: text('summary').notNull(),
    body: jsonb('body').$type<Body>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.countryCode, t.kind, t.locale] }),
    foreignKey({
      name: 'country_page_translation_page',
      columns: [t.countryCode, t.kind],
      foreignColumns: [countryPage.countryCode, countryPage.kind],
    }).onDelete('cascade'),
    check('country_page_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** A useful organisation abroad. */
export const directoryEntry = pgTable(
  'directory_entry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').unique(),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    kind: text('kind').notNull(),
    website: text('website'),
    email: text('email'),
    phone: text('phone'),
    shown: boolean('shown').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('directory_entry_country').on(t.countryCode, t.sort, t.id),
    check('directory_entry_kind', oneOf(t.kind, config.directory.kinds)),
    check('directory_entry_website', sql`${t.website} ~ '^https?://'`),
  ],
);

export const directoryTranslation = pgTable(
  'directory_translation',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => directoryEntry.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    city: text('city').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.locale] }),
    check('directory_translation_locale', isLocaleColumn(t.locale)),
  ],
);

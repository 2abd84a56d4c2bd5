import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Body } from '@/lib/platform/body/types';
import { config } from '@/lib/platform/config';
import type { CpvCode } from '@/lib/platform/cpv';
import { createdAt, instant, isLanguage, oneOf } from './column';
import { category, country } from './reference';
import type { TenderDocument, TenderLot } from './tender-part';

/** A foreign buyer's tender, imported or entered by staff; one row per contracting process. */
export const tender = pgTable(
  'tender',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** publisher, and its id there */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    sourceUrl: text('source_url'),
    number: text('number').notNull().default(''),
    way: text('way').notNull(),
    /** null if the notice does not state it */
    category: text('category'),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    status: text('status').notNull().default('open'),
    /** subject in the Common Procurement Vocabulary: a division (two digits) or group (three) */
    cpv: text('cpv').$type<CpvCode>(),
    /** of ISO 639; not always the language of a site */
    originalLocale: text('original_locale').notNull(),
    publishedAt: instant('published_at').notNull(),
    deadlineAt: instant('deadline_at'),
    /** the notice's UTC offset in minutes (east positive); null if not stated */
    deadlineOffset: integer('deadline_offset'),
    openingAt: instant('opening_at'),
    /** in minor units of the currency */
    budgetMin: bigint('budget_min', { mode: 'number' }),
    budgetMax: bigint('budget_max', { mode: 'number' }),
    currency: char('currency', { length: 3 }),
    /** per cent of the bid */
    bidBond: numeric('bid_bond', { precision: 5, scale: 2, mode: 'number' }),
    documents: jsonb('documents').$type<TenderDocument[]>().notNull().default([]),
    awardAmount: bigint('award_amount', { mode: 'number' }),
    awardCurrency: char('award_currency', { length: 3 }),
    awardedOn: date('awarded_on', { mode: 'string' }),
    demonstration: boolean('demonstration').notNull().default(false),
    /** time of its newest release at the source */
    releasedAt: instant('released_at').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [
    unique('tender_source').on(t.source, t.sourceId),
    // The same process in another publisher's package is found by its id alone.
    index('tender_source_id').on(t.sourceId),
    index('tender_latest').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('tender_deadline').on(t.deadlineAt),
    // News of followed sectors counts from when a tender was known here.
    index('tender_known').on(sql`greatest(${t.publishedAt}, ${t.createdAt})`).where(sql`${t.status} = 'open'`),
    check('tender_way', oneOf(t.way, config.tender.ways)),
    check('tender_category', oneOf(t.category, config.tender.categories)),
    check('tender_status', oneOf(t.status, config.tender.statuses)),
    check('tender_locale', isLanguage(t.originalLocale)),
    check('tender_url', sql`${t.sourceUrl} ~ '^https?://'`),
    check('tender_budget', sql`${t.budgetMin} >= 0 and ${t.budgetMax} >= 0 and ${t.budgetMin} <= ${t.budgetMax}`),
    check('tender_currency', sql`num_nonnulls(${t.budgetMin}, ${t.budgetMax}) = 0 or ${t.currency} is not null`),
  ],
);

const tenderId = () =>
  integer('tender_id')
    .notNull()
    .references(() => tender.id, { onDelete: 'cascade' });

export const tenderTranslation = pgTable(
  'tender_translation',
  {
    tenderId: tenderId(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    buyer: text('buyer').notNull(),
    city: text('city').notNull().default(''),
    contact: text('contact').notNull().default(''),
    awardedTo: text('awarded_to').notNull().default(''),
    lots: jsonb('lots').$type<TenderLot[]>().notNull().default([]),
    body: jsonb('body').$type<Body>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenderId, t.locale] }),
    check('tender_translation_locale', isLanguage(t.locale)),
    check('tender_translation_title', sql`length(${t.title}) > 0`),
  ],
);

export const tenderCategory = pgTable(
  'tender_category',
  {
    tenderId: tenderId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.tenderId, t.categoryId] }), index('tender_category_category').on(t.categoryId)],
);

/** Releases imported for a process; importing one again changes nothing. */
export const tenderRelease = pgTable(
  'tender_release',
  {
    tenderId: tenderId(),
    releaseId: text('release_id').notNull(),
    releasedAt: instant('released_at').notNull(),
    tag: text('tag').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenderId, t.releaseId] })],
);

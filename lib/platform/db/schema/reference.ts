import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { isLocaleColumn, oneOf } from './column';

export const site = pgTable(
  'site',
  { id: integer('id').primaryKey(), locale: text('locale').notNull().unique() },
  (t) => [check('site_locale', isLocaleColumn(t.locale))],
);

export const country = pgTable(
  'country',
  {
    code: char('code', { length: 2 }).primaryKey(),
    continent: text('continent').notNull(),
    callingCode: text('calling_code').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
  },
  (t) => [
    check('country_code', sql`${t.code} ~ '^[A-Z]{2}$'`),
    check('country_continent', oneOf(t.continent, config.continents)),
  ],
);

export const countryTranslation = pgTable(
  'country_translation',
  {
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.countryCode, t.locale] }),
    check('country_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const category = pgTable(
  'category',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => category.id, { onDelete: 'restrict' }),
    key: text('key').notNull().unique(),
    type: smallint('type').notNull().default(1),
    sort: integer('sort').notNull().default(0),
    picture: text('picture'),
  },
  (t) => [
    check('category_parent', sql`${t.parentId} <> ${t.id}`),
    index('category_parent_sort').on(t.parentId, t.sort),
  ],
);

export const categoryTranslation = pgTable(
  'category_translation',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    slogan: text('slogan').notNull().default(''),
    terms: text('terms').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.locale] }),
    check('category_translation_locale', isLocaleColumn(t.locale)),
    check('category_translation_name', sql`length(${t.name}) > 0`),
  ],
);

export const tag = pgTable(
  'tag',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [unique('tag_kind_key').on(t.kind, t.key), check('tag_kind', oneOf(t.kind, ['company', 'product']))],
);

export const tagTranslation = pgTable(
  'tag_translation',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.locale] }), check('tag_translation_locale', isLocaleColumn(t.locale))],
);

/** Navigation: `route` is a name of lib/platform/routes, `state` its listing query as stored text. */
export const nav = pgTable(
  'nav',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').notNull().unique(),
    position: text('position').notNull(),
    section: text('section').notNull().default(''),
    route: text('route').notNull(),
    sortBy: text('sort_by'),
    sort: integer('sort').notNull().default(0),
    shown: boolean('shown').notNull().default(true),
  },
  (t) => [check('nav_position', oneOf(t.position, ['header', 'footer']))],
);

export const navTranslation = pgTable(
  'nav_translation',
  {
    navId: integer('nav_id')
      .notNull()
      .references(() => nav.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
  },
  (t) => [primaryKey({ columns: [t.navId, t.locale] }), check('nav_translation_locale', isLocaleColumn(t.locale))],
);

export const friendLink = pgTable(
  'friend_link',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    name: text('name').notNull(),
    url: text('url').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [unique('friend_link_site_url').on(t.siteId, t.url), check('friend_link_url', sql`${t.url} ~ '^https://'`)],
);

/** Title, description and keyword rules: ICU-like placeholders {name}, {category} … filled by the page. */
export const tdk = pgTable(
  'tdk',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    page: text('page').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    keywords: text('keywords').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.page] })],
);

export const hotWord = pgTable(
  'hot_word',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    scope: text('scope').notNull(),
    word: text('word').notNull(),
    score: integer('score').notNull().default(0),
    pinned: boolean('pinned').notNull().default(false),
    banned: boolean('banned').notNull().default(false),
    /** Approved by staff: shown to visitors once searched often enough, whatever its words. */
    approved: boolean('approved').notNull().default(false),
  },
  (t) => [
    uniqueIndex('hot_word_unique').on(t.siteId, t.scope, sql`lower(${t.word})`),
    check('hot_word_scope', oneOf(t.scope, ['product', 'company', 'tender', 'news'])),
  ],
);

/** One unit of `base` buys `rate` of `currency` on `date`. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    base: char('base', { length: 3 }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    rate: numeric('rate', { precision: 20, scale: 10 }).notNull(),
    source: text('source').notNull(),
  },
  (t) => [primaryKey({ columns: [t.base, t.currency, t.date] }), check('exchange_rate_positive', sql`${t.rate} > 0`)],
);

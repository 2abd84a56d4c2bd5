import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Body } from '@/lib/platform/body/types';
import { type Channel, config } from '@/lib/platform/config';
import { account } from './account';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { category, country } from './reference';

const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** All editorial content of the portal: bulletins, articles, topics, help; one shape for every channel. */
export const content = pgTable(
  'content',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    channel: text('channel').$type<Channel>().notNull(),
    /** URL key of a fixed page, or an item's key in the seed */
    key: text('key'),
    /** the channel's own division: way, type, part, kind or stage */
    sub: text('sub').notNull().default(''),
    status: text('status').notNull().default('draft'),
    originalLocale: text('original_locale').notNull(),
    /** when it was published, or will be if scheduled */
    publishedAt: instant('published_at'),
    cover: text('cover').notNull().default(''),
    video: text('video'),
    seconds: integer('seconds'),
    recommend: integer('recommend').notNull().default(0),
    sort: integer('sort').notNull().default(0),
    demonstration: boolean('demonstration').notNull().default(false),
    /** feed and article id of an import */
    feed: text('feed'),
    sourceId: text('source_id'),
    sourceUrl: text('source_url'),
    createdBy: integer('created_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('content_key').on(t.channel, t.key),
    unique('content_source').on(t.feed, t.sourceId),
    index('content_latest')
      .on(t.channel, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.status} = 'published'`),
    index('content_due').on(t.publishedAt).where(sql`${t.status} = 'scheduled'`),
    check('content_channel', oneOf(t.channel, config.content.channels)),
    check('content_status', oneOf(t.status, config.content.statuses)),
    check('content_locale', isLocaleColumn(t.originalLocale)),
    check('content_published', sql`${t.status} not in ('published', 'scheduled') or ${t.publishedAt} is not null`),
    check('content_from', sql`(${t.feed} is null) = (${t.sourceId} is null)`),
    check('content_url', sql`${t.sourceUrl} ~ '^https?://'`),
  ],
);

const contentId = () =>
  integer('content_id')
    .notNull()
    .references(() => content.id, { onDelete: 'cascade' });

export const contentTranslation = pgTable(
  'content_translation',
  {
    contentId: contentId(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    source: text('source').notNull().default(''),
    body: jsonb('body').$type<Body>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.locale] }),
    check('content_translation_locale', isLocaleColumn(t.locale)),
    check('content_translation_title', sql`length(${t.title}) > 0`),
  ],
);

export const contentCountry = pgTable(
  'content_country',
  {
    contentId: contentId(),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.countryCode] }), index('content_country_country').on(t.countryCode)],
);

export const contentCategory = pgTable(
  'content_category',
  {
    contentId: contentId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.categoryId] }), index('content_category_category').on(t.categoryId)],
);

/** Keywords of content; the most read and searched are hot. */
export const keyword = pgTable('keyword', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** position pinned by staff, before all counted ones; null if not pinned */
  pinned: integer('pinned'),
  banned: boolean('banned').notNull().default(false),
  createdAt: createdAt(),
});

export const keywordTranslation = pgTable(
  'keyword_translation',
  {
    keywordId: integer('keyword_id')
      .notNull()
      .references(() => keyword.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** the lower-case name, for lookups */
    plain: text('plain').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keywordId, t.locale] }),
    uniqueIndex('keyword_translation_plain').on(t.locale, t.plain),
    check('keyword_translation_locale', isLocaleColumn(t.locale)),
    check('keyword_translation_name', sql`length(${t.name}) between 1 and 80`),
  ],
);

export const contentKeyword = pgTable(
  'content_keyword',
  {
    contentId: contentId(),
    keywordId: integer('keyword_id')
      .notNull()
      .references(() => keyword.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.keywordId] }), index('content_keyword_keyword').on(t.keywordId)],
);

/** Reads of a keyword's content and searches for it over the last days, by channel. */
export const keywordHeat = pgTable(
  'keyword_heat',
  {
    channel: text('channel').notNull(),
    keywordId: integer('keyword_id')
      .notNull()
      .references(() => keyword.id, { onDelete: 'cascade' }),
    reads: integer('reads').notNull(),
    searches: integer('searches').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.keywordId] })],
);

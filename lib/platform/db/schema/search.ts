import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { locales } from '@/lib/platform/i18n/site';
import { isLocaleColumn, oneOf, tsvector } from './column';
import { company } from './company';
import { product } from './product';

/** Kinds whose views are counted, and search scopes. */
const viewed = ['company', 'product', 'content', 'tender'];
const scopes = ['product', 'company', 'tender', 'news'];
/** Kinds whose names make up the vocabulary. */
const named = ['category', 'product', 'company', 'tender', 'content', 'directory'];

/** Minimum quality of the top tier, about two fifths of all rows. */
export const tierQuality = 0.5;
/** Partial indexes of each site's best rows: of many matches, only those are ranked. */
const tierIndexes = (table: string, tsv: AnyPgColumn) =>
  locales.map((locale) =>
    index(`${table}_tier_${locale}`)
      .using('gin', tsv)
      .with({ fastupdate: false })
      .where(sql.raw(`locale = '${locale}' and translated and quality >= ${tierQuality}`)),
  );

/** One narrow row a product and site, for listing, search and facets; written by lib/search alone. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    /** a hash of country, categories, tags, grade, membership and steps of the warranty: rows that share it count together in facets */
    facet: bigint('facet', { mode: 'bigint' }).notNull(),
    companyId: integer('company_id').notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    continent: text('continent').notNull(),
    /** categories with all their ancestors */
    categoryIds: integer('category_ids').array().notNull(),
    tagIds: integer('tag_ids').array().notNull(),
    grade: text('grade').notNull(),
    membership: text('membership').notNull(),
    /** lowest price in US cents by the newest rates; null where negotiable */
    priceUsd: bigint('price_usd', { mode: 'number' }),
    minimumOrder: integer('minimum_order').notNull(),
    warrantyMonths: smallint('warranty_months'),
    translated: boolean('translated').notNull(),
    quality: real('quality').notNull(),
    recommend: integer('recommend').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    tsv: tsvector('tsv').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.productId] }),
    check('product_search_locale', isLocaleColumn(t.locale)),
    index('product_search_price_asc').on(t.locale, t.priceUsd.asc().nullsLast(), t.productId),
    index('product_search_price_desc').on(t.locale, t.priceUsd.desc().nullsLast(), t.productId),
    ...tierIndexes('product_search', t.tsv),
  ],
);

export const companySearch = pgTable(
  'company_search',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    /** as in product_search */
    facet: bigint('facet', { mode: 'bigint' }).notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    continent: text('continent').notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    tagIds: integer('tag_ids').array().notNull(),
    grade: text('grade').notNull(),
    membership: text('membership').notNull(),
    translated: boolean('translated').notNull(),
    quality: real('quality').notNull(),
    recommend: integer('recommend').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    tsv: tsvector('tsv').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.companyId] }),
    check('company_search_locale', isLocaleColumn(t.locale)),
    ...tierIndexes('company_search', t.tsv),
  ],
);

/** One row a text of the portal and site, for lists, search and facets: content, tenders, directory entries. */
export const portalSearch = pgTable(
  'portal_search',
  {
    locale: text('locale').notNull(),
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    channel: text('channel').notNull(),
    /** channel subdivision; a tender's procurement method, a directory entry's kind, a request's Incoterm */
    sub: text('sub').notNull(),
    /** of a tender: engineering, materials or services */
    division: text('division').notNull().default(''),
    countryCodes: text('country_codes').array().notNull(),
    continents: text('continents').array().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    keywordIds: integer('keyword_ids').array().notNull(),
    translated: boolean('translated').notNull(),
    recommend: integer('recommend').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
    deadlineAt: timestamp('deadline_at', { withTimezone: true, mode: 'date' }),
    tsv: tsvector('tsv').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.kind, t.subjectId] }),
    check('portal_search_locale', isLocaleColumn(t.locale)),
    check('portal_search_kind', oneOf(t.kind, ['content', 'tender', 'directory', 'purchase'])),
    index('portal_search_latest').on(t.locale, t.channel, t.publishedAt.desc().nullsFirst(), t.subjectId),
    index('portal_search_own_language')
      .on(
        t.locale,
        t.translated.desc().nullsFirst(),
        t.publishedAt.desc().nullsFirst(),
        t.subjectId.desc().nullsFirst(),
      )
      .where(sql`${t.kind} = 'purchase'`),
    index('portal_search_tsv').using('gin', t.tsv),
  ],
);

/** Views of public items. Separate from the search rows, which are expensive to update, as it changes daily. */
export const searchPopularity = pgTable(
  'search_popularity',
  {
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    /** views of config.search.popularDays */
    popularity: integer('popularity').notNull(),
    /** views of config.search.hotDays */
    hot: integer('hot').notNull(),
    /** as in the search rows, as a tie-break */
    quality: real('quality').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId] }),
    check('search_popularity_kind', oneOf(t.kind, viewed)),
    index('search_popularity_popularity').on(
      t.kind,
      t.popularity.desc().nullsFirst(),
      t.quality.desc().nullsFirst(),
      t.subjectId,
    ),
    index('search_popularity_hot').on(t.kind, t.hot.desc().nullsFirst(), t.quality.desc().nullsFirst(), t.subjectId),
  ],
);

/** Words that occur in names, for mending typing errors. */
export const vocabulary = pgTable(
  'vocabulary',
  {
    locale: text('locale').notNull(),
    word: text('word').notNull(),
    /** the word as written, with diacritics */
    shown: text('shown').notNull(),
    frequency: integer('frequency').notNull(),
    /** the word and all its variants without one character: words one error apart share an element */
    deletes: text('deletes').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.word] }),
    check('vocabulary_locale', isLocaleColumn(t.locale)),
    index('vocabulary_deletes').using('gin', t.deletes),
    index('vocabulary_part').using('gin', t.word.op('gin_trgm_ops')),
  ],
);

/** The texts counted in the vocabulary and suggestions, as they were when counted. */
export const vocabularySource = pgTable(
  'vocabulary_source',
  {
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    terms: text('terms').notNull(),
    weight: integer('weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.locale] }),
    check('vocabulary_source_kind', oneOf(t.kind, named)),
    check('vocabulary_source_locale', isLocaleColumn(t.locale)),
  ],
);

/** Changes since the vocabulary was counted; one row each, so that concurrent changes are not lost. */
export const vocabularyChange = pgTable(
  'vocabulary_change',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
  },
  (t) => [check('vocabulary_change_kind', oneOf(t.kind, named))],
);

/** What the search box proposes: names of categories, kinds of product and companies. */
export const suggestion = pgTable(
  'suggestion',
  {
    locale: text('locale').notNull(),
    scope: text('scope').notNull(),
    text: text('text').notNull(),
    plain: text('plain').notNull(),
    weight: integer('weight').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.scope, t.text] }),
    check('suggestion_locale', isLocaleColumn(t.locale)),
    check('suggestion_scope', oneOf(t.scope, scopes)),
    index('suggestion_plain').using('gin', t.plain.op('gin_trgm_ops')),
  ],
);

/** Visitors' searches: one row per term, network and day, to count distinct networks. */
export const searchTerm = pgTable(
  'search_term',
  {
    locale: text('locale').notNull(),
    scope: text('scope').notNull(),
    term: text('term').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** a keyed hash of the visitor's network, another for every term */
    visitor: text('visitor').notNull(),
    results: integer('results').notNull(),
    /** whether all its words occur in reviewed texts */
    known: boolean('known').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.scope, t.term, t.day, t.visitor] }),
    check('search_term_scope', oneOf(t.scope, scopes)),
    index('search_term_day').on(t.day),
  ],
);

/** Views a company or product and day (docs/domain.md, Page views). */
export const pageView = pgTable(
  'page_view',
  {
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.day] }),
    check('page_view_kind', oneOf(t.kind, viewed)),
    check('page_view_views', sql`${t.views} >= 0`),
    index('page_view_day').on(t.day),
  ],
);

/**
 * Statistics of a company or product other than views: countries and search terms of visits, calls, and removed
 * favourites, on the day of removal (`unfavourite`) and on the day they had been added.
 */
export const visitCount = pgTable(
  'visit_count',
  {
    kind: text('kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    measure: text('measure').notNull(),
    /** a country code or search term, '' otherwise, or if unknown or confidential */
    value: text('value').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId, t.day, t.measure, t.value] }),
    check('visit_count_kind', oneOf(t.kind, ['company', 'product'])),
    check('visit_count_measure', oneOf(t.measure, ['country', 'term', 'call', 'favourite', 'unfavourite'])),
    check('visit_count_count', sql`${t.count} >= 0`),
  ],
);

/** Distinct visits of a day, as keyed hashes that are useless on other days; deleted afterwards. */
export const pageVisit = pgTable(
  'page_visit',
  {
    day: date('day', { mode: 'string' }).notNull(),
    visitor: bigint('visitor', { mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.visitor] })],
);

export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

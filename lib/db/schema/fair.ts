import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Body } from '@/lib/content/body/types';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';
import { category } from './reference';

/** An edition of the trade fair; the newest is shown. */
export const fair = pgTable(
  'fair',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').notNull().unique(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    cover: text('cover').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [check('fair_days', sql`${t.startsOn} <= ${t.endsOn}`)],
);

const fairId = () =>
  integer('fair_id')
    .notNull()
    .references(() => fair.id, { onDelete: 'cascade' });

export const fairTranslation = pgTable(
  'fair_translation',
  {
    fairId: fairId(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: jsonb('body').$type<Body>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.fairId, t.locale] }), check('fair_translation_locale', isLocaleColumn(t.locale))],
);

export const fairSession = pgTable(
  'fair_session',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    fairId: fairId(),
    format: text('format').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    index('fair_session_fair').on(t.fairId, t.startsAt),
    check('fair_session_time', sql`${t.startsAt} < ${t.endsAt}`),
    check(
      'fair_session_format',
      oneOf(t.format, ['opening', 'forum', 'launch', 'matchmaking', 'demonstration', 'closing']),
    ),
  ],
);

const sessionId = () =>
  integer('session_id')
    .notNull()
    .references(() => fairSession.id, { onDelete: 'cascade' });

export const fairSessionTranslation = pgTable(
  'fair_session_translation',
  {
    sessionId: sessionId(),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.locale] }),
    check('fair_session_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const fairSessionCategory = pgTable(
  'fair_session_category',
  {
    sessionId: sessionId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.categoryId] })],
);

export const fairExhibitor = pgTable(
  'fair_exhibitor',
  {
    fairId: fairId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    stand: text('stand').notNull(),
  },
  (t) => [primaryKey({ columns: [t.fairId, t.companyId] }), index('fair_exhibitor_company').on(t.companyId)],
);

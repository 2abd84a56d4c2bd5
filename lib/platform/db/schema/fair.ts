import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Body } from '@/lib/platform/body/types';
import { account } from './account';
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
    /** capacity; null if unlimited */
    places: integer('places'),
  },
  (t) => [
    index('fair_session_fair').on(t.fairId, t.startsAt),
    check('fair_session_places', sql`${t.places} > 0`),
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
    /** online meeting link; only visible to those with a booked meeting */
    meetingLink: text('meeting_link').notNull().default(''),
    /** of the link */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.fairId, t.companyId] }), index('fair_exhibitor_company').on(t.companyId)],
);

const participantId = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

/** A registration for a session. */
export const fairRegistration = pgTable(
  'fair_registration',
  {
    sessionId: sessionId(),
    accountId: participantId(),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.accountId] }), index('fair_registration_account').on(t.accountId)],
);

/** A purchaser and an exhibitor who meet in a slot of a matchmaking session. */
export const fairMeeting = pgTable(
  'fair_meeting',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sessionId: sessionId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    accountId: participantId(),
    startsAt: instant('starts_at').notNull(),
    /** topic proposed by the purchaser */
    topic: text('topic').notNull().default(''),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('fair_meeting_exhibitor').on(t.companyId, t.startsAt),
    unique('fair_meeting_purchaser').on(t.accountId, t.startsAt),
    index('fair_meeting_session').on(t.sessionId),
  ],
);

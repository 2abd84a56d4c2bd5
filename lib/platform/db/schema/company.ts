import { sql } from 'drizzle-orm';
import {
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { createdAt, isLocaleColumn, oneOf } from './column';
import { category, country, tag } from './reference';

export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    status: text('status').notNull().default('draft'),
    rejectReason: text('reject_reason'),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    registrationNumber: text('registration_number'),
    grade: text('grade').notNull().default('C'),
    gradeValidUntil: date('grade_valid_until', { mode: 'string' }),
    membership: text('membership').notNull().default('regular'),
    membershipValidUntil: date('membership_valid_until', { mode: 'string' }),
    brand: text('brand').notNull().default(''),
    founded: smallint('founded'),
    employees: integer('employees'),
    /** square metres */
    floorArea: integer('floor_area'),
    exportCountries: smallint('export_countries'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    website: text('website'),
    logo: text('logo'),
    /** the key of the private picture of the licence or registration document: for review only, never shown */
    licence: text('licence'),
    banner: text('banner'),
    /** hue of the showroom's theme colour, in degrees */
    hue: smallint('hue').notNull().default(220),
    template: text('template').notNull().default('c'),
    productTemplate: smallint('product_template').notNull().default(1),
    quality: real('quality').notNull().default(0),
    recommend: integer('recommend').notNull().default(0),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('company_registration').on(t.countryCode, sql`upper(${t.registrationNumber})`),
    index('company_public').on(t.publishedAt.desc().nullsFirst(), t.id).where(sql`${t.status} = 'normal'`),
    check('company_status', oneOf(t.status, ['draft', 'review', 'normal', 'rejected', 'disabled'])),
    check('company_rejected', sql`${t.status} <> 'rejected' or ${t.rejectReason} is not null`),
    check('company_published', sql`${t.status} <> 'normal' or ${t.publishedAt} is not null`),
    check('company_grade', oneOf(t.grade, config.grades)),
    check('company_membership', oneOf(t.membership, config.memberships)),
    check('company_template', oneOf(t.template, ['a', 'b', 'c'])),
    check('company_product_template', sql`${t.productTemplate} between 1 and 3`),
    check('company_quality', sql`${t.quality} between 0 and 1`),
  ],
);

export const companyTranslation = pgTable(
  'company_translation',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    slogan: text('slogan').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    region: text('region').notNull().default(''),
    city: text('city').notNull().default(''),
    address: text('address').notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    contactTitle: text('contact_title').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.locale] }),
    check('company_translation_locale', isLocaleColumn(t.locale)),
    check('company_translation_name', sql`length(${t.name}) > 0`),
  ],
);

export const companyTag = pgTable(
  'company_tag',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tagId] })],
);

/** Corporate pictures and the corporate video, in the owner's order. */
export const companyMedia = pgTable(
  'company_media',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().default('picture'),
    key: text('key').notNull(),
    /** alt text */
    alt: text('alt').notNull().default(''),
    sort: smallint('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.key] }),
    index('company_media_stored').on(t.key),
    check('company_media_kind', oneOf(t.kind, ['picture', 'video'])),
  ],
);

/** A request for a higher membership or grade, decided by staff. */
export const upgradeRequest = pgTable(
  'upgrade_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    /** a grade or a membership */
    wanted: text('wanted').notNull(),
    message: text('message').notNull().default(''),
    /** storage keys of private files supporting a grade request: for review only, never shown */
    documents: text('documents').array().notNull().default(sql`'{}'::text[]`),
    state: text('state').notNull().default('open'),
    answer: text('answer'),
    createdAt: createdAt(),
    closedAt: timestamp('closed_at', { withTimezone: true, mode: 'date' }),
    closedBy: integer('closed_by'),
  },
  (t) => [
    uniqueIndex('upgrade_request_open').on(t.companyId).where(sql`${t.state} = 'open'`),
    index('upgrade_request_latest').on(t.state, t.createdAt),
    check('upgrade_request_wanted', oneOf(t.wanted, ['A', 'B', 'gold', 'diamond'])),
    check('upgrade_request_state', oneOf(t.state, ['open', 'done', 'declined'])),
    check('upgrade_request_closed', sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
  ],
);

/** Industry types of a company. */
export const companyCategory = pgTable(
  'company_category',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    sort: smallint('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.categoryId] })],
);

/** The verification record: what was checked, when, valid until. */
export const companyVerification = pgTable(
  'company_verification',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (t) => [
    unique('company_verification_once').on(t.companyId, t.kind),
    check(
      'company_verification_kind',
      oneOf(t.kind, ['licence', 'address', 'contact', 'export', 'bank', 'works', 'quality']),
    ),
    check('company_verification_dates', sql`${t.validUntil} > ${t.checkedOn}`),
  ],
);

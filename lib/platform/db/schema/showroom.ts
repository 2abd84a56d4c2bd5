import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { blockKinds } from './collection';
import { instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';
import { country } from './reference';

const owner = () =>
  integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const order = () => integer('sort').notNull().default(0);
/** last change of the page, translations included; for sitemaps */
const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const showroomCaseGroup = pgTable(
  'showroom_case_group',
  { id: id(), companyId: owner(), sort: order() },
  (t) => [unique('showroom_case_group_owner').on(t.companyId, t.id)],
);

export const showroomCaseGroupTranslation = pgTable(
  'showroom_case_group_translation',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => showroomCaseGroup.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.locale] }),
    check('showroom_case_group_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const showroomCase = pgTable(
  'showroom_case',
  {
    id: id(),
    companyId: owner(),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    year: smallint('year').notNull(),
    domestic: boolean('domestic').notNull(),
    groupId: integer('group_id'),
    picture: text('picture').notNull(),
    /** additional pictures */
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    sort: order(),
    hiddenReason: text('hidden_reason'),
    /** when it was first shown; null if unknown */
    publishedAt: instant('published_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'showroom_case_group_of_company',
      columns: [t.companyId, t.groupId],
      foreignColumns: [showroomCaseGroup.companyId, showroomCaseGroup.id],
    }),
    check('showroom_case_year', sql`${t.year} between 1900 and 2100`),
  ],
);

export const showroomCaseTranslation = pgTable(
  'showroom_case_translation',
  {
    caseId: integer('case_id')
      .notNull()
      .references(() => showroomCase.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.locale] }),
    check('showroom_case_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** Strength and qualification items ("power"). */
export const showroomPower = pgTable('showroom_power', {
  id: id(),
  companyId: owner(),
  picture: text('picture').notNull(),
  sort: order(),
  updatedAt: updatedAt(),
});

export const showroomPowerTranslation = pgTable(
  'showroom_power_translation',
  {
    powerId: integer('power_id')
      .notNull()
      .references(() => showroomPower.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.powerId, t.locale] }),
    check('showroom_power_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const showroomTeam = pgTable('showroom_team', {
  id: id(),
  companyId: owner(),
  picture: text('picture').notNull(),
  sort: order(),
  updatedAt: updatedAt(),
});

export const showroomTeamTranslation = pgTable(
  'showroom_team_translation',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => showroomTeam.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    bio: text('bio').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.locale] }),
    check('showroom_team_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const certificate = pgTable(
  'certificate',
  {
    id: id(),
    companyId: owner(),
    type: text('type').notNull(),
    number: text('number').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    status: text('status').notNull().default('draft'),
    shown: boolean('shown').notNull().default(true),
    /** the key of a picture of the document */
    file: text('file'),
    sort: order(),
  },
  (t) => [
    unique('certificate_number').on(t.companyId, t.number),
    check('certificate_type', oneOf(t.type, ['system', 'report', 'authorisation', 'patent', 'qualification', 'other'])),
    check('certificate_status', oneOf(t.status, ['draft', 'pending', 'normal', 'reject', 'disable'])),
    check('certificate_dates', sql`${t.validUntil} > ${t.issuedOn}`),
  ],
);

export const certificateTranslation = pgTable(
  'certificate_translation',
  {
    certificateId: integer('certificate_id')
      .notNull()
      .references(() => certificate.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    scope: text('scope').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.certificateId, t.locale] }),
    check('certificate_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const showroomPage = pgTable('showroom_page', {
  id: id(),
  companyId: owner(),
  picture: text('picture'),
  shown: boolean('shown').notNull().default(true),
  hiddenReason: text('hidden_reason'),
  sort: order(),
  updatedAt: updatedAt(),
});

export const showroomPageTranslation = pgTable(
  'showroom_page_translation',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => showroomPage.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.locale] }),
    check('showroom_page_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const showroomMilestone = pgTable(
  'showroom_milestone',
  { id: id(), companyId: owner(), year: smallint('year').notNull() },
  (t) => [check('showroom_milestone_year', sql`${t.year} between 1800 and 2100`)],
);

export const showroomMilestoneTranslation = pgTable(
  'showroom_milestone_translation',
  {
    milestoneId: integer('milestone_id')
      .notNull()
      .references(() => showroomMilestone.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.milestoneId, t.locale] }),
    check('showroom_milestone_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const showroomProduction = pgTable('showroom_production', { id: id(), companyId: owner(), sort: order() });

export const showroomProductionTranslation = pgTable(
  'showroom_production_translation',
  {
    productionId: integer('production_id')
      .notNull()
      .references(() => showroomProduction.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    line: text('line').notNull(),
    capacity: text('capacity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productionId, t.locale] }),
    check('showroom_production_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** Partner companies of a supplier, with logo. */
export const showroomPartner = pgTable('showroom_partner', {
  id: id(),
  companyId: owner(),
  name: text('name').notNull(),
  website: text('website'),
  logo: text('logo').notNull(),
  sort: order(),
});

/** Steps of a supplier's process, from inquiry to service. */
export const showroomProcess = pgTable('showroom_process', {
  id: id(),
  companyId: owner(),
  picture: text('picture'),
  sort: order(),
});

export const showroomProcessTranslation = pgTable(
  'showroom_process_translation',
  {
    processId: integer('process_id')
      .notNull()
      .references(() => showroomProcess.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.processId, t.locale] }),
    check('showroom_process_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** A custom section of the showroom's home: a title with text, with or without pictures. */
export const showroomModule = pgTable(
  'showroom_module',
  {
    id: id(),
    companyId: owner(),
    layout: text('layout').notNull(),
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    shown: boolean('shown').notNull().default(true),
    hiddenReason: text('hidden_reason'),
    sort: order(),
    updatedAt: updatedAt(),
  },
  (t) => [check('showroom_module_layout', oneOf(t.layout, ['text', 'picture']))],
);

export const showroomModuleTranslation = pgTable(
  'showroom_module_translation',
  {
    moduleId: integer('module_id')
      .notNull()
      .references(() => showroomModule.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.locale] }),
    check('showroom_module_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** Homepage blocks of a showroom in display order. */
export const showroomBlock = pgTable(
  'showroom_block',
  {
    companyId: owner(),
    kind: text('kind').notNull(),
    sort: smallint('sort').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind] }), check('showroom_block_kind', oneOf(t.kind, blockKinds))],
);

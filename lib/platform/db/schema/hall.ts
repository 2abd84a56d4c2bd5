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
import { instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';
import { country } from './reference';

const owner = () =>
  integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const order = () => integer('sort').notNull().default(0);
/** when what the page shows last changed, translations included: sitemaps tell it */
const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const hallCaseGroup = pgTable('hall_case_group', { id: id(), companyId: owner(), sort: order() }, (t) => [
  unique('hall_case_group_owner').on(t.companyId, t.id),
]);

export const hallCaseGroupTranslation = pgTable(
  'hall_case_group_translation',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => hallCaseGroup.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.locale] }),
    check('hall_case_group_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const hallCase = pgTable(
  'hall_case',
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
    /** further pictures */
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    sort: order(),
    hiddenReason: text('hidden_reason'),
    /** when it was first shown; null where nobody noted it */
    publishedAt: instant('published_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'hall_case_group_of_company',
      columns: [t.companyId, t.groupId],
      foreignColumns: [hallCaseGroup.companyId, hallCaseGroup.id],
    }),
    check('hall_case_year', sql`${t.year} between 1900 and 2100`),
  ],
);

export const hallCaseTranslation = pgTable(
  'hall_case_translation',
  {
    caseId: integer('case_id')
      .notNull()
      .references(() => hallCase.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.locale] }),
    check('hall_case_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** Strength and qualification items ("power"). */
export const hallPower = pgTable('hall_power', {
  id: id(),
  companyId: owner(),
  picture: text('picture').notNull(),
  sort: order(),
  updatedAt: updatedAt(),
});

export const hallPowerTranslation = pgTable(
  'hall_power_translation',
  {
    powerId: integer('power_id')
      .notNull()
      .references(() => hallPower.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.powerId, t.locale] }),
    check('hall_power_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const hallTeam = pgTable('hall_team', {
  id: id(),
  companyId: owner(),
  picture: text('picture').notNull(),
  sort: order(),
  updatedAt: updatedAt(),
});

export const hallTeamTranslation = pgTable(
  'hall_team_translation',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => hallTeam.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    bio: text('bio').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.teamId, t.locale] }),
    check('hall_team_translation_locale', isLocaleColumn(t.locale)),
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

export const hallPage = pgTable('hall_page', {
  id: id(),
  companyId: owner(),
  picture: text('picture'),
  shown: boolean('shown').notNull().default(true),
  hiddenReason: text('hidden_reason'),
  sort: order(),
  updatedAt: updatedAt(),
});

export const hallPageTranslation = pgTable(
  'hall_page_translation',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => hallPage.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.locale] }),
    check('hall_page_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const hallMilestone = pgTable(
  'hall_milestone',
  { id: id(), companyId: owner(), year: smallint('year').notNull() },
  (t) => [check('hall_milestone_year', sql`${t.year} between 1800 and 2100`)],
);

export const hallMilestoneTranslation = pgTable(
  'hall_milestone_translation',
  {
    milestoneId: integer('milestone_id')
      .notNull()
      .references(() => hallMilestone.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.milestoneId, t.locale] }),
    check('hall_milestone_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const hallProduction = pgTable('hall_production', { id: id(), companyId: owner(), sort: order() });

export const hallProductionTranslation = pgTable(
  'hall_production_translation',
  {
    productionId: integer('production_id')
      .notNull()
      .references(() => hallProduction.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    line: text('line').notNull(),
    capacity: text('capacity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productionId, t.locale] }),
    check('hall_production_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** Companies that a supplier works with, by their logo. */
export const hallPartner = pgTable('hall_partner', {
  id: id(),
  companyId: owner(),
  name: text('name').notNull(),
  website: text('website'),
  logo: text('logo').notNull(),
  sort: order(),
});

/** Steps of how a supplier works, from inquiry to service. */
export const hallProcess = pgTable('hall_process', {
  id: id(),
  companyId: owner(),
  picture: text('picture'),
  sort: order(),
});

export const hallProcessTranslation = pgTable(
  'hall_process_translation',
  {
    processId: integer('process_id')
      .notNull()
      .references(() => hallProcess.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.processId, t.locale] }),
    check('hall_process_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** A part of the showroom's home that the supplier wrote: a title with text alone, or with pictures. */
export const hallModule = pgTable(
  'hall_module',
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
  (t) => [check('hall_module_layout', oneOf(t.layout, ['text', 'picture']))],
);

export const hallModuleTranslation = pgTable(
  'hall_module_translation',
  {
    moduleId: integer('module_id')
      .notNull()
      .references(() => hallModule.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.locale] }),
    check('hall_module_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** Homepage blocks of a showroom in the chosen order. */
export const hallBlock = pgTable(
  'hall_block',
  {
    companyId: owner(),
    kind: text('kind').notNull(),
    sort: smallint('sort').notNull(),
    shown: boolean('shown').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind] }),
    check(
      'hall_block_kind',
      oneOf(t.kind, [
        'banner',
        'profile',
        'group',
        'popular',
        'case',
        'production',
        'history',
        'team',
        'power',
        'certificate',
        'contact',
        'partner',
        'process',
        'module',
        'launch',
        'agent',
      ]),
    ),
  ],
);

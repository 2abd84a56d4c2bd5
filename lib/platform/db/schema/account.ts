import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';

/** A user who can sign in: a supplier's, a purchaser or staff. */
export const account = pgTable(
  'account',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    status: text('status').notNull().default('active'),
    username: text('username').notNull(),
    /** E.164 */
    phone: text('phone'),
    email: text('email'),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** null until the user has set one */
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    position: text('position').notNull().default(''),
    locale: text('locale').notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    companyRole: text('company_role'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('account_username').on(t.kind, sql`lower(${t.username})`),
    uniqueIndex('account_phone').on(t.kind, t.phone),
    uniqueIndex('account_email').on(t.kind, sql`lower(${t.email})`).where(sql`${t.emailConfirmedAt} is not null`),
    uniqueIndex('account_owner').on(t.companyId).where(sql`${t.companyRole} = 'owner'`),
    index('account_company').on(t.companyId, t.id),
    check('account_kind', oneOf(t.kind, config.account.kinds)),
    check('account_status', oneOf(t.status, ['active', 'disabled'])),
    // At least one letter, so that it cannot be another account's telephone number.
    check('account_username_form', sql`${t.username} ~ '^[A-Za-z0-9_-]{4,32}$' and ${t.username} ~ '[A-Za-z]'`),
    check('account_phone_form', sql`${t.phone} ~ '^[+][1-9][0-9]{5,14}$'`),
    check('account_phone_needed', sql`${t.kind} = 'staff' or ${t.phone} is not null`),
    check('account_email_confirmed', sql`${t.emailConfirmedAt} is null or ${t.email} is not null`),
    check('account_password_hash', sql`${t.passwordHash} like '$argon2id$%'`),
    check('account_name', sql`length(${t.name}) > 0`),
    check('account_locale', isLocaleColumn(t.locale)),
    check('account_company_kind', sql`(${t.kind} = 'supplier') = (${t.companyId} is not null)`),
    check('account_company_member', sql`(${t.companyId} is null) = (${t.companyRole} is null)`),
    check('account_company_role', oneOf(t.companyRole, config.account.companyRoles)),
  ],
);

/** Roles of staff accounts; several per account. */
export const staffRole = pgTable(
  'staff_role',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.role] }),
    check('staff_role_role', oneOf(t.role, config.account.staffRoles)),
  ],
);

/** An invitation to join a company, addressed to a telephone number; becomes an account when accepted. */
export const invitation = pgTable(
  'invitation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** E.164; not reserved by the invitation */
    phone: text('phone').notNull(),
    /** additional address for the invitation; unverified */
    email: text('email'),
    name: text('name').notNull(),
    position: text('position').notNull().default(''),
    role: text('role').notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
    declinedAt: instant('declined_at'),
  },
  (t) => [
    uniqueIndex('invitation_phone').on(t.companyId, t.phone),
    index('invitation_holder').on(t.phone, t.expiresAt.desc().nullsFirst()),
    index('invitation_expiry').on(t.expiresAt),
    check('invitation_phone_form', sql`${t.phone} ~ '^[+][1-9][0-9]{5,14}$'`),
    check('invitation_name', sql`length(${t.name}) > 0`),
    check('invitation_role', oneOf(t.role, ['editor', 'sales'])),
  ],
);

/** Consent to a version of a legal document. */
export const consent = pgTable(
  'consent',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.document, t.version] }),
    check('consent_document', oneOf(t.document, ['agreement', 'privacy'])),
    check('consent_locale', isLocaleColumn(t.locale)),
  ],
);

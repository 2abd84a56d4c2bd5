import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { account, invitation } from './account';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';

const expiresAt = () => timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull();
const accountId = () => integer('account_id').references(() => account.id, { onDelete: 'cascade' });

/** An active session; only the hash of its token is stored. */
export const session = pgTable(
  'session',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: accountId().notNull(),
    tokenHash: text('token_hash').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: createdAt(),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    expiresAt: expiresAt(),
    revokedAt: instant('revoked_at'),
    endReason: text('end_reason'),
  },
  (t) => [
    unique('session_token').on(t.tokenHash),
    index('session_account').on(t.accountId, t.seenAt.desc().nullsFirst()),
    index('session_expiry').on(t.expiresAt),
    check('session_expires', sql`${t.expiresAt} > ${t.createdAt}`),
    check('session_end_reason', oneOf(t.endReason, config.session.ends)),
  ],
);

/** A code sent to a telephone number or e-mail address; used ones are kept for the limits. */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    purpose: text('purpose').notNull(),
    channel: text('channel').notNull(),
    /** E.164 number, or address in lower case */
    target: text('target').notNull(),
    accountId: accountId(),
    codeHash: text('code_hash').notNull(),
    /** network of the requesting client */
    address: text('address').notNull(),
    /** whether something was sent; only then it counts for the budget */
    sent: boolean('sent').notNull().default(true),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: expiresAt(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('verification_code_target').on(t.target, t.createdAt.desc().nullsFirst()),
    index('verification_code_address').on(t.address, t.createdAt.desc().nullsFirst()),
    index('verification_code_created').on(t.createdAt),
    index('verification_code_sent').on(t.purpose, t.createdAt.desc().nullsFirst()).where(sql`${t.sent}`),
    check('verification_code_kind', oneOf(t.kind, config.account.kinds)),
    check('verification_code_purpose', oneOf(t.purpose, config.code.purposes)),
    check('verification_code_channel', oneOf(t.channel, ['sms', 'mail'])),
    check('verification_code_attempts', sql.raw(`attempts between 0 and ${config.code.attempts}`)),
  ],
);

/** A pending registration: number verified, account not created yet. */
export const registration = pgTable(
  'registration',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    kind: text('kind').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash'),
    /** set if the number was verified to answer an invitation */
    invitationId: integer('invitation_id').references(() => invitation.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    createdAt: createdAt(),
    expiresAt: expiresAt(),
  },
  (t) => [
    index('registration_expiry').on(t.expiresAt),
    check('registration_kind', oneOf(t.kind, ['supplier', 'purchaser'])),
    check('registration_locale', isLocaleColumn(t.locale)),
  ],
);

/** A captcha; deleted once answered. */
export const captcha = pgTable(
  'captcha',
  {
    id: uuid('id').primaryKey(),
    /** of the characters */
    answerHash: text('answer_hash').notNull(),
    /** of the proof of work */
    proofHash: text('proof_hash').notNull(),
    expiresAt: expiresAt(),
  },
  (t) => [index('captcha_expiry').on(t.expiresAt)],
);

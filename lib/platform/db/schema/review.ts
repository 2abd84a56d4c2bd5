import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';

/** The kinds of thing that staff review. */
export const reviewKinds = ['company', 'product', 'certificate', 'launch', 'offer'] as const;

/**
 * A submission for review. `content` holds the waiting version of what is public already, as the form gave it; null
 * where the thing's own rows are what is reviewed, since nobody sees them yet.
 */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** what the queue calls it, in the language it was submitted in */
    title: text('title').notNull(),
    locale: text('locale').notNull(),
    content: jsonb('content').$type<unknown>(),
    /** what a decision was made on: both versions as they were then, and the fields that were flagged */
    snapshot: jsonb('snapshot').$type<unknown>(),
    state: text('state').notNull().default('pending'),
    reason: text('reason'),
    submittedAt: timestamp('submitted_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    submittedBy: integer('submitted_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('review_pending').on(t.kind, t.targetId).where(sql`${t.state} = 'pending'`),
    index('review_queue').on(t.kind, t.submittedAt, t.id).where(sql`${t.state} = 'pending'`),
    index('review_target').on(t.kind, t.targetId, t.id.desc().nullsFirst()),
    check('review_kind', oneOf(t.kind, reviewKinds)),
    check('review_locale', isLocaleColumn(t.locale)),
    check('review_state', oneOf(t.state, ['pending', 'approved', 'rejected', 'withdrawn'])),
    check('review_reason', sql`${t.state} <> 'rejected' or length(${t.reason}) > 0`),
    check('review_decided', sql`(${t.state} = 'pending') = (${t.decidedAt} is null)`),
  ],
);

/** What the staff decide; each is a call of the console. */
export const heldCommands = ['review', 'turn', 'standing', 'upgrade', 'purchase', 'report'] as const;

/**
 * A decision that is carried out a few seconds after it was made; until then whoever made it can take it back, and nobody
 * else decides about the same thing.
 */
export const heldDecision = pgTable(
  'held_decision',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** what it is about, as in review:12 */
    subject: text('subject').notNull(),
    command: text('command').notNull(),
    /** what the call carried */
    input: jsonb('input').$type<unknown>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** null where what is decided about is a buyer's */
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** the audit entry that it ends in, by which a runner that was cut off knows that it was carried out */
    action: text('action').notNull(),
    targetId: integer('target_id').notNull(),
    /** what the console calls the thing */
    title: text('title').notNull(),
    createdAt: createdAt(),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
    startedAt: instant('started_at'),
    /** why it could not be carried out, a message key; kept until whoever made it has read it */
    failure: text('failure'),
  },
  (t) => [
    uniqueIndex('held_decision_subject').on(t.subject).where(sql`${t.failure} is null`),
    index('held_decision_due').on(t.dueAt).where(sql`${t.failure} is null`),
    index('held_decision_account').on(t.accountId),
    check('held_decision_command', oneOf(t.command, heldCommands)),
  ],
);

/** Who did what to what, written in the transaction of the act. */
export const audit = pgTable(
  'audit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    at: createdAt(),
    actorKind: text('actor_kind').notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'set null' }),
    /** as in product.approve */
    action: text('action').notNull(),
    targetId: integer('target_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    index('audit_company').on(t.companyId, t.id.desc().nullsFirst()),
    index('audit_target').on(t.action, t.targetId),
    index('audit_account').on(t.accountId, t.id.desc().nullsFirst()),
    check('audit_actor_kind', oneOf(t.actorKind, ['supplier', 'purchaser', 'staff', 'system'])),
    check('audit_action', sql`${t.action} ~ '^[a-z]+[.][a-zA-Z]+$'`),
  ],
);

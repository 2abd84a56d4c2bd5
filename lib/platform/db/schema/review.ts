import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';

/** Kinds of items that staff review. */
export const reviewKinds = ['company', 'product', 'certificate', 'launch', 'offer'] as const;

/**
 * A submission for review. `content` is the pending version of a public item, as form values; null if the item itself
 * is not public yet and its own rows are reviewed.
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
    /** title in the review queue, in the language of submission */
    title: text('title').notNull(),
    locale: text('locale').notNull(),
    content: jsonb('content').$type<unknown>(),
    /** what the decision was based on: both versions at that time, and the flagged fields */
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

/** Staff decisions that are delayed; each is a call of the console. */
export const delayedCommands = ['review', 'turn', 'standing', 'upgrade', 'purchase', 'report'] as const;

/**
 * A staff decision carried out after a few seconds; until then it can be undone, and nobody else can decide on the same
 * subject.
 */
export const delayedDecision = pgTable(
  'held_decision',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** the subject, such as review:12 */
    subject: text('subject').notNull(),
    command: text('command').notNull(),
    /** the call's input */
    input: jsonb('input').$type<unknown>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** null if the subject is a buyer's */
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** the audit action it results in, by which an interrupted runner knows that it was carried out */
    action: text('action').notNull(),
    targetId: integer('target_id').notNull(),
    /** title in the console */
    title: text('title').notNull(),
    createdAt: createdAt(),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
    startedAt: instant('started_at'),
    /** why it failed, a message key; kept until its author has seen it */
    failure: text('failure'),
  },
  (t) => [
    uniqueIndex('held_decision_subject').on(t.subject).where(sql`${t.failure} is null`),
    index('held_decision_due').on(t.dueAt).where(sql`${t.failure} is null`),
    index('held_decision_account').on(t.accountId),
    check('held_decision_command', oneOf(t.command, delayedCommands)),
  ],
);

/** The audit log, written in the transaction of each action. */
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

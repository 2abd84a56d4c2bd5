import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account';
import { collections } from './collection';
import { oneOf } from './column';

/** Kinds of items with optimistic locking; a showroom's collections by their own names. */
export const revisionKinds = [
  'company',
  'standing',
  'showroom',
  'product',
  'group',
  'certificate',
  'launch',
  'offer',
  'word',
  'purchase',
  'quotation',
  ...collections,
] as const;

/**
 * An item's revision: number of writes, last author and time; 0 without a row. In a table of its own, since a company's
 * row has three parts that are written separately. docs/decisions/0022-revisions.md.
 */
export const revision = pgTable(
  'revision',
  {
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
    number: integer('number').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    changedBy: integer('changed_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.targetId] }),
    check('revision_kind', oneOf(t.kind, revisionKinds)),
    check('revision_number', sql`${t.number} > 0`),
  ],
);

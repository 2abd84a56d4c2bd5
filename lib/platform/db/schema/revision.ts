import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account';
import { collections } from './collection';
import { oneOf } from './column';

/** The kinds of thing that several people may change at once. A showroom's collections stand under their own names. */
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
 * How often a thing was written, by whom last and when; one without a row counts 0. It stands beside the thing's row,
 * since that of a company alone holds three that are written apart. docs/decisions/0022-revisions.md.
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

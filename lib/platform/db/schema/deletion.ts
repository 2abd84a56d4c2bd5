import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { collections } from './collection';
import { instant, oneOf } from './column';
import { company } from './company';

/** Kinds of items whose deletion can be undone; a showroom's collections by their own names. */
export const deletableKinds = ['product', 'group', 'certificate', 'launch', 'offer', ...collections] as const;

/** A deletion that can still be undone: hidden from the company's lists, deleted for good later. */
export const delayedDeletion = pgTable(
  'held_deletion',
  {
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
    /** items deleted together are restored together */
    batch: uuid('batch').notNull(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** the item's revision when it was deleted */
    revision: integer('revision').notNull().default(0),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
    startedAt: instant('started_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.targetId] }),
    index('held_deletion_batch').on(t.batch),
    index('held_deletion_due').on(t.dueAt),
    index('held_deletion_company').on(t.companyId),
    index('held_deletion_account').on(t.accountId),
    check('held_deletion_kind', oneOf(t.kind, deletableKinds)),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt } from './column';
import { company } from './company';

/**
 * Results of calls with an idempotency key, per company or purchaser: a retry after a lost response creates nothing
 * twice. docs/decisions/0022-revisions.md.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** of a purchaser, who has no company */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** created by the form together with a new item */
    key: uuid('key').notNull(),
    /** what was created: a kind of revision, or an invitation */
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
    /** SHA-256 of the call's input */
    digest: text('digest').notNull(),
    answer: jsonb('answer').$type<object>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('idempotency_key_company').on(t.companyId, t.key),
    uniqueIndex('idempotency_key_account').on(t.accountId, t.key),
    check('idempotency_key_owner', sql`num_nonnulls(${t.companyId}, ${t.accountId}) = 1`),
    index('idempotency_key_target').on(t.kind, t.targetId),
    index('idempotency_key_created').on(t.createdAt),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt } from './column';
import { company } from './company';

/**
 * What the calls with a key of a company or a purchaser have made, and what they answered: a call that is repeated,
 * since its answer never came, makes nothing twice. docs/decisions/0022-revisions.md.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** of a purchaser, who has no company */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** made by the form, with the text of a new thing */
    key: uuid('key').notNull(),
    /** what was made: a kind of revision, or an invitation */
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
    /** of what the call wrote, as SHA-256 */
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

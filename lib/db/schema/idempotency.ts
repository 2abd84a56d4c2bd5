import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './column';
import { company } from './company';

/**
 * What a company's calls with a key have made, and what they answered: a call that is repeated, since its answer never
 * came, makes nothing twice. Decision 0022.
 */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
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
    primaryKey({ columns: [t.companyId, t.key] }),
    index('idempotency_key_target').on(t.kind, t.targetId),
    index('idempotency_key_created').on(t.createdAt),
  ],
);

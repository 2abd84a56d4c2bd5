import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account';
import { conversation } from './chat';
import { createdAt, instant, oneOf } from './column';
import { company } from './company';
import { purchaseRequest } from './purchase';
import { quotation } from './quotation';
import { reportKinds, reportReasons, reportStates } from './report-state';

/** A report to staff: of a request by a supplier, a quotation by its buyer, a conversation by a party. */
export const report = pgTable(
  'report',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: reportKinds }).notNull(),
    /** null where a conversation is reported */
    requestId: integer('request_id').references(() => purchaseRequest.id, { onDelete: 'cascade' }),
    /** set where a quotation is reported */
    quotationId: integer('quotation_id').references(() => quotation.id, { onDelete: 'cascade' }),
    /** with the number of the last message at that time: staff cannot read later ones */
    conversationId: integer('conversation_id').references(() => conversation.id, { onDelete: 'cascade' }),
    messageNumber: integer('message_number'),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** the reporter's company, counted once for all its users; null for a buyer */
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull().default(''),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    /** staff's message to the author, or to the reporter if dismissed */
    answer: text('answer').notNull().default(''),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('report_request').on(t.requestId, t.companyId).where(sql`${t.kind} = 'request'`),
    uniqueIndex('report_quotation').on(t.quotationId).where(sql`${t.kind} = 'quotation'`),
    uniqueIndex('report_conversation')
      .on(t.conversationId, t.accountId)
      .where(sql`${t.kind} = 'conversation' and ${t.state} = 'open'`),
    index('report_account').on(t.accountId),
    index('report_company').on(t.companyId),
    index('report_open').on(t.createdAt, t.id).where(sql`${t.state} = 'open'`),
    check('report_kind', oneOf(t.kind, reportKinds)),
    check('report_reason', oneOf(t.reason, reportReasons)),
    check('report_state', oneOf(t.state, reportStates)),
    check(
      'report_subject',
      sql`(${t.kind} = 'quotation') = (${t.quotationId} is not null) and (${t.kind} = 'conversation') = (${t.requestId} is null)
        and (${t.kind} = 'conversation') = (${t.conversationId} is not null)
        and (${t.kind} = 'conversation') = (${t.messageNumber} is not null)`,
    ),
    check('report_reporter', sql`${t.kind} = 'conversation' or (${t.kind} = 'request') = (${t.companyId} is not null)`),
    check('report_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);

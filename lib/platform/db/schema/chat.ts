import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account';
import { chatSides, conversationKinds, messageKinds } from './chat-state';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';

/** A conversation. A member has one per supplier, and one with customer service. */
export const conversation = pgTable(
  'conversation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** the supplier; null for customer service */
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** the purchaser, or the customer of the customer service */
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** number of the newest message; 0 without any */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at'),
    /** the colleague it is assigned to */
    assigneeId: integer('assignee_id').references(() => account.id, { onDelete: 'set null' }),
    /** since when a side has blocked the other */
    supplierBlockedAt: instant('supplier_blocked_at'),
    purchaserBlockedAt: instant('purchaser_blocked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('conversation_trade').on(t.companyId, t.accountId).where(sql`${t.kind} = 'trade'`),
    uniqueIndex('conversation_support').on(t.accountId).where(sql`${t.kind} = 'support'`),
    index('conversation_company').on(t.companyId, t.lastAt.desc().nullsLast()),
    index('conversation_account').on(t.accountId, t.lastAt.desc().nullsLast()),
    index('conversation_assignee').on(t.assigneeId),
    check(
      'conversation_kind',
      sql`${oneOf(t.kind, conversationKinds)} and (${t.kind} = 'trade') = (${t.companyId} is not null)`,
    ),
    check('conversation_last', sql`(${t.lastNumber} = 0) = (${t.lastAt} is null) and ${t.lastNumber} >= 0`),
  ],
);

/** Internal notes of a supplier's colleagues on a conversation. */
export const chatNote = pgTable(
  'chat_note',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('chat_note_conversation').on(t.conversationId),
    index('chat_note_account').on(t.accountId),
    check('chat_note_text', sql`length(${t.text}) between 1 and 1000`),
  ],
);

/** A message, numbered within its conversation from 1 without gaps. */
export const chatMessage = pgTable(
  'chat_message',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    side: text('side', { enum: chatSides }).notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** idempotency key chosen by the client */
    clientId: uuid('client_id').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    /** last message number its author had seen; null if unknown, then all before it */
    seenNumber: integer('seen_number'),
    /** language of the text, assumed to be that of the sender's site */
    locale: text('locale').notNull(),
    text: text('text').notNull().default(''),
    /** data of a card, file, phrase or event, by kind */
    content: jsonb('content').$type<Record<string, unknown>>().notNull().default({}),
    /**
     * The text or file name, folded for search (lib/platform/i18n/fold.ts). Null until folded at the next start; a
     * migration resets it when folding changes.
     */
    folded: text('folded'),
    /**
     * Pairs of adjacent characters in `folded`, for the index: substring search, as Chinese words often have two
     * characters, without scanning all messages of an account.
     */
    pairs: integer('pairs').array(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.number] }),
    // No pending list: every search would have to scan it, and the planner would avoid the index.
    index('chat_message_pair').using('gin', t.pairs).with({ fastupdate: false }),
    index('chat_message_phrase').on(t.conversationId).where(sql`${t.kind} = 'phrase'`),
    index('chat_message_unfolded').on(t.conversationId, t.number).where(sql`${t.folded} is null`),
    unique('chat_message_once').on(t.conversationId, t.accountId, t.clientId),
    index('chat_message_account').on(t.accountId),
    check('chat_message_side', oneOf(t.side, chatSides)),
    check('chat_message_kind', oneOf(t.kind, messageKinds)),
    check('chat_message_locale', isLocaleColumn(t.locale)),
    check('chat_message_number', sql`${t.number} > 0 and ${t.seenNumber} between 0 and ${t.number} - 1`),
    check('chat_message_text', sql`length(${t.text}) <= 4000 and (${t.kind} <> 'text' or ${t.text} <> '')`),
  ],
);

/** An account's delivery and reading progress in a conversation, as message numbers. */
export const chatReader = pgTable(
  'chat_reader',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    deliveredNumber: integer('delivered_number').notNull().default(0),
    readNumber: integer('read_number').notNull().default(0),
    /** last message number covered by an e-mail */
    mailedNumber: integer('mailed_number').notNull().default(0),
    /** since when its account has muted the conversation */
    mutedAt: instant('muted_at'),
    /** last message number when archived: a later one brings it back */
    archivedNumber: integer('archived_number').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.accountId] }),
    index('chat_reader_account').on(t.accountId),
    check('chat_reader_order', sql`${t.readNumber} between 0 and ${t.deliveredNumber}`),
  ],
);

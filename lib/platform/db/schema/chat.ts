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

/** What two say to each other. A member has one conversation with a supplier, and one with the customer service. */
export const conversation = pgTable(
  'conversation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** the supplier; none where it is with the customer service */
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** the purchaser, or who asked the customer service */
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** the number of its newest message; 0 while there is none */
    lastNumber: integer('last_number').notNull().default(0),
    lastAt: instant('last_at'),
    /** the colleague who looks after it */
    assigneeId: integer('assignee_id').references(() => account.id, { onDelete: 'set null' }),
    /** since when a side takes no messages of the other */
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

/** What the colleagues of a supplier write down about a conversation, for themselves alone. */
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

/** A message, by its number within its conversation: 1, 2, 3, without gaps. */
export const chatMessage = pgTable(
  'chat_message',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    side: text('side', { enum: chatSides }).notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** the sender's own name of it, so that one sent again is not written twice */
    clientId: uuid('client_id').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    /** up to where its writer had the conversation before them; null where that is not known, and taken as all before it */
    seenNumber: integer('seen_number'),
    /** the language of its words, as far as its sender's site tells */
    locale: text('locale').notNull(),
    text: text('text').notNull().default(''),
    /** what a card, file, phrase or event is of, by its kind */
    content: jsonb('content').$type<Record<string, unknown>>().notNull().default({}),
    /**
     * Its words, or the name of its file, as a search compares them (lib/platform/i18n/fold.ts). Null until a start has folded it:
     * a migration sets it back where the folding changes.
     */
    folded: text('folded'),
    /**
     * The pairs of neighbouring characters of `folded`. By their index a search reads the messages that have all pairs of
     * what is asked, and not all of an account: words of Chinese have two characters, and what is asked may stand inside
     * a word.
     */
    pairs: integer('pairs').array(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.number] }),
    // New entries at once: a list of them to be read by every search would keep the planner from the index.
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

/** How far an account has got a conversation, and read it: numbers of messages. */
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
    /** up to where an e-mail told of what was not read */
    mailedNumber: integer('mailed_number').notNull().default(0),
    /** since when its account is told of nothing unread there */
    mutedAt: instant('muted_at'),
    /** the last number as its account put it away: it is back once there is a later one */
    archivedNumber: integer('archived_number').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.accountId] }),
    index('chat_reader_account').on(t.accountId),
    check('chat_reader_order', sql`${t.readNumber} between 0 and ${t.deliveredNumber}`),
  ],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './account';
import { conversation } from './chat';
import { supportStates } from './chat-state';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';

/** A request for customer service and its outcome. docs/domain.md, rule 27. */
export const supportRequest = pgTable(
  'support_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** the desk: language of the site it was requested from */
    locale: text('locale').notNull(),
    state: text('state', { enum: supportStates }).notNull().default('waiting'),
    /** the agent who took it */
    agentId: integer('agent_id').references(() => account.id, { onDelete: 'set null' }),
    /** the desk was closed while it waited: its answer goes by e-mail */
    byMail: boolean('by_mail').notNull().default(false),
    createdAt: createdAt(),
    /** when somebody first took it */
    joinedAt: instant('joined_at'),
    endedAt: instant('ended_at'),
    rating: smallint('rating'),
    ratingText: text('rating_text').notNull().default(''),
    ratedAt: instant('rated_at'),
  },
  (t) => [
    uniqueIndex('support_request_active').on(t.conversationId).where(sql`${t.state} in ('waiting', 'open')`),
    index('support_request_conversation').on(t.conversationId),
    index('support_request_state').on(t.state, t.createdAt),
    index('support_request_agent').on(t.agentId),
    index('support_request_joined').on(t.joinedAt),
    check('support_request_locale', isLocaleColumn(t.locale)),
    check('support_request_known', oneOf(t.state, supportStates)),
    check('support_request_open', sql`${t.state} <> 'open' or ${t.joinedAt} is not null`),
    check('support_request_ended', sql`(${t.state} in ('resolved', 'cancelled')) = (${t.endedAt} is not null)`),
    check(
      'support_request_rating',
      sql`(${t.rating} is null) = (${t.ratedAt} is null) and (${t.rating} is null or ${t.rating} between 1 and 5)
        and length(${t.ratingText}) <= 1000`,
    ),
  ],
);

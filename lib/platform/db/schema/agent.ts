import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { agentOffer } from './launch';
import { country } from './reference';
import { applicationDeclineKeys, applicationStates } from './trade-state';

/** A purchaser's application to become agent for an offer; one of each. docs/domain.md, Agent application. */
export const agentApplication = pgTable(
  'agent_application',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => agentOffer.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text('state', { enum: applicationStates }).notNull().default('submitted'),
    /** language of the text */
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    position: text('position').notNull().default(''),
    message: text('message').notNull(),
    declineKey: text('decline_key', { enum: applicationDeclineKeys }),
    /** the supplier's reply */
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('agent_application_once').on(t.accountId, t.offerId),
    index('agent_application_offer').on(t.offerId, t.state),
    check('agent_application_state', oneOf(t.state, applicationStates)),
    check('agent_application_locale', isLocaleColumn(t.locale)),
    check(
      'agent_application_declined',
      sql`${t.state} <> 'declined' or ${t.declineKey} is not null or length(${t.answer}) > 0`,
    ),
    check('agent_application_decline_key', oneOf(t.declineKey, applicationDeclineKeys)),
    check('agent_application_answered', sql`(${t.state} = 'submitted') = (${t.answeredAt} is null)`),
  ],
);

/** A country requested in an application. */
export const agentApplicationCountry = pgTable(
  'agent_application_country',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => agentApplication.id, { onDelete: 'cascade' }),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.countryCode] })],
);

/** A country assigned to an agent. An exclusive one can be assigned only once per offer. */
export const agentTerritory = pgTable(
  'agent_territory',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => agentOffer.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id')
      .notNull()
      .references(() => agentApplication.id, { onDelete: 'cascade' }),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    exclusive: boolean('exclusive').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.applicationId, t.countryCode] }),
    uniqueIndex('agent_territory_exclusive').on(t.offerId, t.countryCode).where(sql`${t.exclusive}`),
    index('agent_territory_offer').on(t.offerId, t.countryCode),
  ],
);

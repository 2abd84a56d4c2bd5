import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { purchaseRequest } from './purchase';

/** A request of the demo as it was loaded, whose dates move with the days. What somebody changed since has no row. */
export const demoRequest = pgTable('demo_request', {
  requestId: integer('request_id')
    .primaryKey()
    .references(() => purchaseRequest.id, { onDelete: 'cascade' }),
  /** the instant that its dates count from */
  moment: timestamp('moment', { withTimezone: true, mode: 'date' }).notNull(),
  /** a digest of all that it holds, by which a change is noticed */
  digest: text('digest').notNull(),
});

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { purchaseRequest } from './purchase';

/** A demo request as loaded, whose dates shift daily. Has no row once somebody changed it. */
export const demoRequest = pgTable('demo_request', {
  requestId: integer('request_id')
    .primaryKey()
    .references(() => purchaseRequest.id, { onDelete: 'cascade' }),
  /** the reference time of its dates */
  moment: timestamp('moment', { withTimezone: true, mode: 'date' }).notNull(),
  /** digest of its contents, to detect changes */
  digest: text('digest').notNull(),
});

import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { company } from './company';

/** Expiry notices sent to a company, and how many days ahead. */
export const expiryNotice = pgTable(
  'expiry_notice',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: ['membership', 'grade', 'certificate'] }).notNull(),
    /** the certificate; for grade and membership the company itself */
    subjectId: integer('subject_id').notNull(),
    /** expiry date: a renewal is announced again */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    days: smallint('days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subject, t.subjectId, t.validUntil, t.days] })],
);

import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { company } from './company';

/** What a company was told of that runs out, and how many days ahead. */
export const expiryNotice = pgTable(
  'expiry_notice',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: ['membership', 'grade', 'certificate'] }).notNull(),
    /** the certificate; the company itself for what it stands for */
    subjectId: integer('subject_id').notNull(),
    /** its last day: one that was renewed is told of anew */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    days: smallint('days').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subject, t.subjectId, t.validUntil, t.days] })],
);

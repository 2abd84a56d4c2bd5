import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './column';
import { jobTasks } from './job-task';

/** A failed job item: retried in the next runs, then set aside until staff decide. */
export const jobFailure = pgTable(
  'job_failure',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    task: text('task', { enum: jobTasks }).notNull(),
    /** identifies the item within the task */
    subject: text('subject').notNull(),
    attempts: smallint('attempts').notNull(),
    /** last error, without values */
    failure: text('failure').notNull(),
    createdAt: createdAt(),
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    setAsideAt: instant('set_aside_at'),
    /** dropped by staff: not retried */
    droppedAt: instant('dropped_at'),
  },
  (t) => [
    uniqueIndex('job_failure_item').on(t.task, t.subject),
    index('job_failure_set_aside').on(t.setAsideAt),
    check('job_failure_task', oneOf(t.task, jobTasks)),
  ],
);

import 'server-only';
import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '@/lib/platform/calendar/constants';
import { database } from '@/lib/platform/db/client';
import { jobFailure } from '@/lib/platform/db/schema/job';
import type { JobTask } from '@/lib/platform/db/schema/job-task';
import { log } from '@/lib/platform/log';
import { serializeError } from '@/lib/platform/log/error';
import { scrub } from '@/lib/platform/log/scrub';

/** Failures after which an item is set aside. */
export const maxAttempts = 3;
const retentionDays = 30;
const maxText = 500;

/** An error's message and that of its cause, without values. */
const wordsOf = (error: unknown): string => {
  const { message, cause } = serializeError(error);
  return scrub(cause ? `${message}: ${cause.message}` : message).slice(0, maxText);
};

/** Logs and counts a failed item; sets it aside after `maxAttempts`. */
export async function recordFailure(task: JobTask, subject: string, error: unknown, now = new Date()): Promise<void> {
  log().error({ err: error, task, subject }, 'an item of a job failed');
  const failure = wordsOf(error);
  const attempts = sql<number>`${jobFailure.attempts} + 1`;
  await database()
    .insert(jobFailure)
    .values({ task, subject, attempts: 1, failure, failedAt: now })
    .onConflictDoUpdate({
      target: [jobFailure.task, jobFailure.subject],
      set: {
        attempts,
        failure,
        failedAt: now,
        setAsideAt: sql`case when ${attempts} >= ${maxAttempts} then ${now.toISOString()}::timestamptz end`,
      },
    });
}

/** Whether an item of a task, by an SQL text, was set aside or dropped. */
export const isSetAside = (task: JobTask, subject: SQL): SQL =>
  sql`exists (select from job_failure f where f.task = ${task} and f.subject = ${subject} and (f.set_aside_at is not null or f.dropped_at is not null))`;

/** Deletes an item's failures once it succeeded. */
export const clearFailure = (task: JobTask, subject: string): Promise<unknown> =>
  database()
    .delete(jobFailure)
    .where(and(eq(jobFailure.task, task), eq(jobFailure.subject, subject)));

/**
 * Runs a task's items one by one: a failure is logged and counted, and the rest go on; items set aside or dropped are
 * skipped. `subjectOf` identifies an item within the task; `run` returns whether there was anything to do.
 * @returns the number of items for which there was
 */
export async function runItems<T>(
  task: JobTask,
  items: readonly T[],
  subjectOf: (item: T) => string | number,
  run: (item: T) => Promise<boolean>,
): Promise<number> {
  if (items.length === 0) return 0;
  const failures = await database().select().from(jobFailure).where(eq(jobFailure.task, task));
  const failed = new Map(failures.map((one) => [one.subject, one]));
  let done = 0;
  for (const item of items) {
    const subject = String(subjectOf(item));
    const before = failed.get(subject);
    if (before?.setAsideAt || before?.droppedAt) continue;
    try {
      if (await run(item)) done++;
      if (before) await clearFailure(task, subject);
    } catch (error) {
      await recordFailure(task, subject, error);
    }
  }
  return done;
}

/**
 * Runs every step of a job, even if one fails.
 * @throws the first failure, after all steps, so that the job is retried
 */
export async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      log().error({ err: error }, 'a step of a job failed');
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

/** Deletes failures after a month, including those dropped by staff; a live item would be tried again. */
export const sweepFailures = (now = new Date()): Promise<unknown> =>
  database()
    .delete(jobFailure)
    .where(
      and(
        lt(jobFailure.failedAt, new Date(now.getTime() - retentionDays * dayMs)),
        or(isNull(jobFailure.setAsideAt), isNotNull(jobFailure.droppedAt)),
      ),
    );

import 'server-only';
import PgBoss from 'pg-boss';
import { rawSql } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log';
import { onWake } from './wake';

/** A job run on a schedule (cron, UTC), optionally at start, and when woken; on one node at a time, with retries. */
export type ScheduledJob = { name: string; cron: string; atStart?: boolean; run: () => Promise<unknown> };

const soon = 50;
const stopTimeoutMs = 5_000;
const pollSeconds = 5;

async function begin(boss: PgBoss, { name, cron, run }: ScheduledJob): Promise<string> {
  // Policy 'short': at most one queued run per job, as each run does everything there is to do.
  await boss.createQueue(name, { name, policy: 'short', retryLimit: 2, retryDelay: 30, retryBackoff: true });
  await boss.schedule(name, cron);
  return boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    await run().catch((error: Error) => {
      log().error({ err: error, job: name }, 'a job failed');
      throw error;
    });
  });
}

/**
 * Starts the job runner on the open database, in its own schema.
 * @returns stops it once running jobs are done, or after five seconds
 */
export async function startJobs(jobs: readonly ScheduledJob[]): Promise<() => Promise<void>> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => rawSql(text, values) } });
  boss.on('error', (error) => log().error({ err: error }, 'the job runner failed'));
  await boss.start();
  const workers = new Map<string, string>();
  for (const job of jobs) workers.set(job.name, await begin(boss, job));
  const timers = new Map<string, { timer: NodeJS.Timeout; at: number }>();
  const wake = async (name: string) => {
    timers.delete(name);
    await boss.send(name, {});
    const worker = workers.get(name);
    if (worker !== undefined) boss.notifyWorker(worker);
  };
  const off = onWake((name, delay = 0) => {
    // Wait a moment for the caller's transaction to commit.
    const wait = Math.max(soon, delay);
    const at = Date.now() + wait;
    const earlier = timers.get(name);
    if ((earlier && earlier.at <= at) || !workers.has(name)) return;
    clearTimeout(earlier?.timer);
    const timer = setTimeout(
      () => wake(name).catch((error: Error) => log().error({ err: error, job: name }, 'a job could not be woken')),
      wait,
    );
    timers.set(name, { timer: timer.unref(), at });
  });
  for (const { name, atStart } of jobs) if (atStart) await wake(name);
  return async () => {
    off();
    for (const { timer } of timers.values()) clearTimeout(timer);
    await boss.stop({ graceful: true, wait: true, close: false, timeout: stopTimeoutMs });
  };
}

import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { runSteps } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';

/** Deletes visits once their day is over in all time zones, and expired terms. */
export async function forgetVisits(db: Db): Promise<void> {
  await runSteps([
    () => db.execute(sql`delete from page_visit where day < current_date - 1`),
    () => db.execute(sql`delete from search_term where day < current_date - ${config.search.termDays}::int`),
  ]);
}

export const visitSweepJob = (db: Db): ScheduledJob => ({
  name: 'visit-sweep',
  cron: '20 * * * *',
  run: () => forgetVisits(db),
});

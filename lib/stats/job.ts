import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { Database } from '@/lib/platform/db/client';
import { runSteps } from '@/lib/platform/job/item';
import type { Job } from '@/lib/platform/job/run';

/** Forgets who saw what once its day is over everywhere, and terms that no longer count. */
export async function forgetVisits(database: Database): Promise<void> {
  await runSteps([
    () => database.execute(sql`delete from page_visit where day < current_date - 1`),
    () => database.execute(sql`delete from search_term where day < current_date - ${config.search.termDays}::int`),
  ]);
}

export const visitSweepJob = (database: Database): Job => ({
  name: 'visit-sweep',
  cron: '20 * * * *',
  run: () => forgetVisits(database),
});

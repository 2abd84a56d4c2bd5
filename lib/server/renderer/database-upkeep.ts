import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import { upkeepJobName, vacuumTables } from '@/lib/platform/db/upkeep';
import type { Env } from '@/lib/platform/env';
import type { ScheduledJob } from '@/lib/platform/job/run';

/** The embedded database's upkeep, every night and after an import; none for a database server, which does its own. */
export const upkeepJobs = (db: Db, { DATABASE_URL }: Env): ScheduledJob[] =>
  DATABASE_URL ? [] : [{ name: upkeepJobName, cron: '40 3 * * *', run: () => vacuumTables(db) }];

import 'server-only';
import type { Database } from '@/lib/db/client';
import { keepUp, upkeepJobName } from '@/lib/db/upkeep';
import type { Env } from '@/lib/env';
import type { Job } from '@/lib/job/run';

/** The embedded database's upkeep, every night and after an import; none for a database server, which does its own. */
export const upkeepJobs = (database: Database, { DATABASE_URL }: Env): Job[] =>
  DATABASE_URL ? [] : [{ name: upkeepJobName, cron: '40 3 * * *', run: () => keepUp(database) }];

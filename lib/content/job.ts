import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import type { Job } from '@/lib/platform/job/run';
import { publishDue } from './commands';
import { refreshHeat } from './keyword/popularity';

/** Publishes what is due, every minute. */
export const publishJob: Job = { name: 'content-publish', cron: '* * * * *', run: () => publishDue() };

/** Counts hot words anew, every hour. */
export const heatJob = (db: Db): Job => ({
  name: 'keyword-heat',
  cron: '17 * * * *',
  run: () => refreshHeat(db),
});

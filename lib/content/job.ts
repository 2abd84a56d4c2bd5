import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { publishDue } from './commands';
import { refreshHeat } from './keyword/popularity';

/** Publishes scheduled content, every minute. */
export const publishJob: ScheduledJob = { name: 'content-publish', cron: '* * * * *', run: () => publishDue() };

/** Recounts hot keywords, every hour. */
export const heatJob = (db: Db): ScheduledJob => ({
  name: 'keyword-heat',
  cron: '17 * * * *',
  run: () => refreshHeat(db),
});

import 'server-only';
import { sweepAccounts } from '@/lib/account/sweep';
import type { Db } from '@/lib/platform/db/client';
import { runSteps, sweepFailures } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { sweepKeys } from '@/lib/platform/revision/idempotency';

/** Deletes expired codes, captchas, sessions, messages and keys, every hour. */
export const accountSweepJob = (db: Db): ScheduledJob => ({
  name: 'account-sweep',
  cron: '17 * * * *',
  run: () => runSteps([() => sweepAccounts(db), () => sweepKeys(db), () => sweepFailures()]),
});

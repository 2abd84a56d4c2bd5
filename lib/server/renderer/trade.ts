import type { Env } from '@/lib/platform/env';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { runTradeClock, tradeClockJob } from '@/lib/quotation/outcome/commands';
import { moveDemo } from './demo';

/**
 * The clock of the trade. With the demo it first moves the demo's requests by the days that have passed, in the same
 * run, so that after any standstill none of them ends or is told of as ending.
 */
export const tradeJob = ({ demo }: Pick<Env, 'demo'>, now = () => new Date()): ScheduledJob =>
  demo
    ? {
        ...tradeClockJob,
        atStart: true,
        run: async () => {
          await moveDemo(now());
          await runTradeClock(now());
        },
      }
    : tradeClockJob;

import type { Env } from '@/lib/platform/env';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { runTradeClock, tradeClockJob } from '@/lib/quotation/outcome/commands';
import { moveDemo } from './demo';

/**
 * The trade clock. With the demo, its requests' dates are shifted first in the same run, so that after a downtime none
 * is closed or announced as closing.
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

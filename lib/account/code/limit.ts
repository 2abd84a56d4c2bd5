import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { type Executor, rows } from '@/lib/db/client';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const hour = 3600;
const day = 24 * hour;
const everyone = 7_237_463;

/** Seconds until fewer than `most` codes of the last `seconds` are left; 0 where it is so now. */
async function wait(on: Executor, which: SQL, most: number, seconds: number): Promise<number> {
  if (most === 0) return seconds;
  const [found] = await rows<{ at: string | Date }>(
    on,
    sql`select created_at as at from verification_code where ${which} order by created_at desc offset ${most - 1} limit 1`,
  );
  const free = found ? new Date(found.at).getTime() + seconds * 1000 : 0;
  return Math.max(0, Math.ceil((free - Date.now()) / 1000));
}

/**
 * Lets one more code be sent, in a transaction that others then wait for: one a minute, five an hour and ten a day a
 * number or address, twenty an hour a client, and the budget of the day. Decisions, Verification codes.
 * @throws AppError tooManyRequests with the seconds to wait
 */
export async function assertCodeAllowed(on: Executor, target: string, address: string): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(${everyone}::int)`);
  const { resend, hourTarget, dayTarget, hourAddress } = config.code;
  const [ofTarget, ofAddress] = [sql`target = ${target}`, sql`address = ${address}`];
  const waits = [
    await wait(on, ofTarget, 1, resend),
    await wait(on, ofTarget, hourTarget, hour),
    await wait(on, ofTarget, dayTarget, day),
    await wait(on, ofAddress, hourAddress, hour),
    await wait(on, sql`true`, env().CODE_BUDGET, day),
  ];
  const longest = Math.max(...waits);
  if (longest > 0) throw new AppError('tooManyRequests', [], { retryAfter: longest });
}

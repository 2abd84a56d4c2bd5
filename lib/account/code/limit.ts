import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { CodePurpose } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { type CodeShare, codeLimit } from '@/lib/platform/limit/code';
import { networkOf, wideNetworkOf } from '@/lib/platform/limit/network';

const hour = 3600;
const day = 24 * hour;
const everyone = 7_237_463;

const shareOf = {
  register: 'register',
  signIn: 'signIn',
  reset: 'reset',
  prove: 'own',
  phone: 'own',
  email: 'own',
  invite: 'invite',
} as const satisfies Record<CodePurpose, CodeShare>;

/** At most `max` rows of `which` in `seconds`. */
type Limit = { which: SQL; max: number; seconds: number };

/** Seconds until another row is within the limit; 0 if it is now. */
async function wait(db: Db, { which, max, seconds }: Limit): Promise<number> {
  if (max === 0) return seconds;
  const [found] = await rows<{ at: string | Date }>(
    db,
    sql`select created_at as at from verification_code where ${which} order by created_at desc offset ${max - 1} limit 1`,
  );
  const free = found ? new Date(found.at).getTime() + seconds * 1000 : 0;
  return Math.max(0, Math.ceil((free - Date.now()) / 1000));
}

/**
 * Takes a lock until the end of the transaction, so that concurrent requests are counted one after the other.
 * @returns seconds until all limits allow another code; 0 if they do now
 */
export async function waitForAll(db: Db, limits: readonly Limit[]): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${everyone}::int)`);
  let longest = 0;
  for (const limit of limits) longest = Math.max(longest, await wait(db, limit));
  return longest;
}

/** Limits per client address, and of the purpose's share of the overall budget. */
export function budgetLimits(purpose: CodePurpose, address: string): Limit[] {
  const share = shareOf[purpose];
  const network = networkOf(address);
  const purposes = (Object.keys(shareOf) as CodePurpose[]).filter((one) => shareOf[one] === share);
  const sent = sql`sent and purpose in ${purposes}`;
  const budget = Math.ceil(env().CODE_BUDGET * codeLimit.share[share]);
  return [
    { which: sql`address = ${network}`, max: codeLimit.network.hour, seconds: hour },
    { which: sent, max: budget, seconds: day },
    { which: sql`${sent} and address = ${network}`, max: Math.ceil(budget * codeLimit.ofNetwork), seconds: day },
    {
      which: sql`${sent} and starts_with(address, ${wideNetworkOf(network)})`,
      max: Math.ceil(budget * codeLimit.ofWideNetwork),
      seconds: day,
    },
  ];
}

/**
 * Checks that another code may be sent to a number or e-mail address, with or without an account; limits are in
 * lib/platform/limit/code.ts. Other callers wait until the transaction ends.
 * @throws AppError tooManyRequests with the seconds to wait
 */
export async function assertCodeAllowed(
  db: Db,
  { purpose, target, address }: { purpose: CodePurpose; target: string; address: string },
): Promise<void> {
  const { target: all, targetOfNetwork: part } = codeLimit;
  // Invitations, which somebody else requested, do not delay the recipient's own codes.
  const toTarget = sql`target = ${target} and purpose <> 'invite'`;
  const byNetwork = sql`${toTarget} and address = ${networkOf(address)}`;
  const longest = await waitForAll(db, [
    { which: toTarget, max: 1, seconds: env().CODE_INTERVAL },
    { which: toTarget, max: all.hour, seconds: hour },
    { which: toTarget, max: all.day, seconds: day },
    { which: byNetwork, max: part.hour, seconds: hour },
    { which: byNetwork, max: part.day, seconds: day },
    ...budgetLimits(purpose, address),
  ]);
  if (longest > 0) throw new AppError('tooManyRequests', [], { retryAfter: longest });
}

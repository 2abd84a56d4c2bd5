import { savedLimits } from './constants';

type Counts = ReadonlyMap<number, number>;
type Kept = { of: string; until: number; counts: Counts };

// In the order in which they were counted.
const kept = new Map<number, Kept>();

/**
 * What an account's searches find, counted anew only once the last counting is old or they are others.
 * @param of what is counted: other counts are not given for it
 * @param now milliseconds
 */
export async function keptCounts(
  accountId: number,
  of: object,
  work: () => Promise<Counts>,
  now: number,
): Promise<Counts> {
  const key = JSON.stringify(of);
  const last = kept.get(accountId);
  if (last && last.of === key && last.until > now) return last.counts;
  const counts = await work();
  kept.delete(accountId);
  kept.set(accountId, { of: key, until: now + savedLimits.keptSeconds * 1000, counts });
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > savedLimits.keptAccounts) kept.delete(oldest);
  return counts;
}

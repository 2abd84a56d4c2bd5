import type { RequestSeed } from './trade-seed';

const day = 86_400_000;

/** The hour of an instant some days from now, on the hour. */
export const at = (now: Date, days: number, hour: number): Date => {
  const instant = new Date(now.getTime() + days * day);
  instant.setUTCHours(hour, 0, 0, 0);
  return instant;
};

/** When a decided request was decided: a while before it would have run out. */
export function endOf({ state, days: [published, valid] }: RequestSeed, now: Date): Date | null {
  if (state === 'expired') return at(now, valid, 15);
  if (state !== 'awarded' && state !== 'cancelled') return null;
  return at(now, Math.min(-1, Math.round(published + (valid - published) * 0.8)), 10);
}

/** The undone award of a request's first bid, as stored; null if there is none. */
export const undoneOf = ({ undone }: RequestSeed, now: Date) =>
  undone
    ? {
        awardedAt: at(now, undone.days[0], 10),
        undoneAt: at(now, undone.days[1], 10),
        undoneBy: 'purchaser' as const,
        undoKey: undone.key,
        undoReason: undone.text,
      }
    : null;

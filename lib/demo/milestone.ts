import type { Draw } from './random';
import type { ShowroomSeed } from './seed';

type MilestoneSeed = ShowroomSeed['history'][number];

/**
 * The history of a demo company: its founding, then up to `count` events spread over its years, each no earlier than
 * its kind can be (`after` years of the company, and not before the calendar year `since`) and each in a year of its
 * own, in the order of the years. `now` is the current year.
 */
export function milestonesOf(
  history: readonly MilestoneSeed[],
  founded: number,
  now: number,
  random: Draw,
  count = 5,
): { item: MilestoneSeed; year: number }[] {
  const possible = history
    .map((item) => ({ item, earliest: Math.max(founded + item.after, item.since ?? 0) }))
    .filter(({ item, earliest }) => item.after > 0 && earliest <= now);
  const chosen = random.some(possible, count).sort((a, b) => a.earliest - b.earliest);
  const milestones = history.filter(({ after }) => after === 0).map((item) => ({ item, year: founded }));
  for (const [at, { item, earliest }] of chosen.entries()) {
    const even = founded + Math.round(((now - founded) * (at + 1)) / (chosen.length + 1));
    const year = Math.max(earliest, even, (milestones.at(-1)?.year ?? founded) + 1);
    if (year <= now) milestones.push({ item, year });
  }
  return milestones;
}

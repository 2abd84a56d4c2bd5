import { expect, it } from 'vitest';
import { type Act, dealActs } from '@/tests/chat/deal';

const count = (acts: readonly Act[], wanted: Act) => acts.filter((act) => act === wanted).length;

it('kills the front every third time, and each process at least once with two or more kills', () => {
  for (let kills = 0; kills < 40; kills += 1) {
    const acts = dealActs(5, kills);
    expect(count(acts, 'cut')).toBe(5);
    expect(count(acts, 'front')).toBe(Math.floor((kills + 1) / 3));
    expect(count(acts, 'front') + count(acts, 'renderer')).toBe(kills);
    if (kills >= 2) expect(Math.min(count(acts, 'front'), count(acts, 'renderer'))).toBeGreaterThan(0);
  }
});

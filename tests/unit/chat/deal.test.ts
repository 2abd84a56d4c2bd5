import { expect, it } from 'vitest';
import { type Act, dealActs } from '@/tests/chat/deal';

const count = (acts: readonly Act[], wanted: Act) => acts.filter((act) => act === wanted).length;

it('takes the front with every third kill, and each at least once wherever there are two', () => {
  for (let kills = 0; kills < 40; kills += 1) {
    const acts = dealActs(5, kills);
    expect(count(acts, 'cut')).toBe(5);
    expect(count(acts, 'front')).toBe(Math.floor((kills + 1) / 3));
    expect(count(acts, 'front') + count(acts, 'renderer')).toBe(kills);
    if (kills >= 2) expect(Math.min(count(acts, 'front'), count(acts, 'renderer'))).toBeGreaterThan(0);
  }
});

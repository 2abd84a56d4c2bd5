import { describe, expect, it } from 'vitest';
import { milestonesOf } from '@/lib/demo/milestone';
import { draw } from '@/lib/demo/random';
import { readCompanies, readShowroom } from '@/lib/demo/seed';

const { history } = readShowroom();
const { companies } = readCompanies();
const now = 2026;
const tell = (key: string, founded: number) => milestonesOf(history, founded, now, draw(key));

describe('the history of a demo company', () => {
  it.each(companies.map(({ key, founded }) => [key, founded] as const))(
    '%s starts with its founding, in order',
    (key, founded) => {
      const milestones = tell(key, founded);
      expect(milestones[0]).toMatchObject({ year: founded, item: { after: 0 } });
      expect(milestones.length).toBeGreaterThan(3);
      for (const [at, { item, year }] of milestones.entries()) {
        expect(year).toBeGreaterThanOrEqual(Math.max(founded + item.after, item.since ?? 0));
        expect(year).toBeLessThanOrEqual(now);
        if (at > 0) expect(year).toBeGreaterThan(milestones[at - 1]?.year ?? now);
      }
      expect(new Set(milestones.map(({ item }) => item)).size).toBe(milestones.length);
    },
  );

  it('of a company founded this year has only its founding, and no later year', () => {
    expect(tell('young', now).map(({ year }) => year)).toEqual([now]);
    expect(Math.max(...tell('small', now - 4).map(({ year }) => year))).toBeLessThanOrEqual(now);
  });

  it('is the same at every load', () => {
    expect(tell('same', 1985)).toEqual(tell('same', 1985));
  });
});

import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  fitsOffer,
  kinship,
  namesOf,
  rankMatches,
  type SupplierOffer,
  scoreMatch,
  wordsOf,
} from '@/lib/purchase/match/rules';

const offer: SupplierOffer = {
  ...namesOf(['Stainless centrifugal pump', '不锈钢离心泵', 'Kreiselpumpe', 'Stainless centrifugal pump']),
  countries: new Set(['SN']),
};
const one = (over: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  weight: kinship.sister,
  ownProduct: false,
  countryCode: null,
  titles: [],
  publishedAt: '2026-11-01T00:00:00.000Z',
  ...over,
});

describe('the words of a title', () => {
  it('are the significant ones, in any case', () => {
    expect(wordsOf('Two PUMPS for 2000 m³/h, DN 150')).toEqual(['pumps']);
    expect(wordsOf('离心泵')).toEqual(['离心', '心泵']);
    expect(wordsOf('مضخة طرد')).toEqual(['مضخة']);
  });
});

describe('a request', () => {
  it('is ranked by category, words, country and source product', () => {
    const plain = scoreMatch(one(), offer);
    expect(scoreMatch(one({ weight: kinship.own }), offer)).toBeGreaterThan(plain);
    expect(scoreMatch(one({ titles: ['Centrifugal compressors'] }), offer)).toBeGreaterThan(plain);
    expect(scoreMatch(one({ titles: ['采购离心泵'] }), offer)).toBeGreaterThan(plain);
    expect(scoreMatch(one({ countryCode: 'SN' }), offer)).toBeGreaterThan(plain);
    expect(scoreMatch(one({ weight: 0, ownProduct: true }), offer)).toBeGreaterThan(
      scoreMatch(one({ weight: kinship.own }), offer),
    );
    expect(scoreMatch(one({ titles: ['Gear boxes'], countryCode: 'DE' }), offer)).toBe(plain);
  });

  it('is ranked before an older equal one', () => {
    const newer = one({ id: 2, publishedAt: '2026-11-02T00:00:00.000Z' });
    const best = one({ id: 3, weight: kinship.own });
    expect(rankMatches([one(), newer, best], offer).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

describe('a supplier’s match', () => {
  const fits = (over: Partial<Candidate>) => fitsOffer(one(over), offer);

  it('is in a category of its products or above or below it, not in a sibling', () => {
    expect(Object.values(kinship).map((weight) => fits({ weight }))).toEqual([true, true, false, false]);
    expect(fits({ weight: 0 })).toBe(false);
  });

  it('is what a buyer asks based on one of its products', () => {
    expect(fits({ weight: 0, ownProduct: true })).toBe(true);
  });

  it('is by its products’ names, not their materials', () => {
    const called = (title: string) => fits({ titles: ['Gear boxes', title] });
    expect(called('Centrifugal pump for a mine')).toBe(true);
    expect(called('采购不锈钢离心泵')).toBe(true);
    expect(called('Kreiselpumpe gesucht')).toBe(true);
    expect(called('Stainless butterfly valves')).toBe(false);
    expect(called('不锈钢阀门')).toBe(false);
  });

  it('requires more than words that name no goods', () => {
    expect(wordsOf('Valves with actuators, pour navires')).toEqual(['valves', 'actuators', 'navires']);
  });
});

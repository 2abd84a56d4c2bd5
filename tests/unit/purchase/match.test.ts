import { describe, expect, it } from 'vitest';
import { type Candidate, kinship, type Offer, rankMatches, scoreMatch, wordsOf } from '@/lib/purchase/match/rules';

const offer: Offer = { words: new Set(wordsOf('Stainless centrifugal pump 不锈钢离心泵')), countries: new Set(['SN']) };
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
  it('are those that say something, in any case', () => {
    expect(wordsOf('Two PUMPS for 2000 m³/h, DN 150')).toEqual(['pumps']);
    expect(wordsOf('离心泵')).toEqual(['离心', '心泵']);
    expect(wordsOf('مضخة طرد')).toEqual(['مضخة']);
  });
});

describe('a request', () => {
  it('fits better by its category, its words, its country and the product that it came from', () => {
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

  it('that fits as well as another stands before it where it is newer', () => {
    const newer = one({ id: 2, publishedAt: '2026-11-02T00:00:00.000Z' });
    const best = one({ id: 3, weight: kinship.own });
    expect(rankMatches([one(), newer, best], offer).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});

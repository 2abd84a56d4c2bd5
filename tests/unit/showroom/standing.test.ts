import { describe, expect, it } from 'vitest';
import { templateOf } from '@/lib/showroom/template';
import { caseCap, hasProfileFeatures } from '@/lib/standing/rules';

const regular = 'regular' as const;

describe('a company’s standing', () => {
  it.each([
    ['A', 'regular', 'a', 'a'],
    ['B', 'regular', 'a', 'b'],
    ['C', 'diamond', 'a', 'a'],
    ['C', 'gold', 'a', 'b'],
    ['C', 'regular', 'a', 'c'],
    ['C', 'regular', 'b', 'c'],
    ['B', 'gold', 'b', 'b'],
    ['A', 'diamond', 'c', 'c'],
  ] as const)('grade %s with %s membership shows template %s as %s', (grade, membership, chosen, shown) => {
    expect(templateOf(chosen, { grade, membership })).toBe(shown);
  });

  it('includes profile features only with grades A and B, whatever the membership', () => {
    expect(hasProfileFeatures({ grade: 'A' })).toBe(true);
    expect(hasProfileFeatures({ grade: 'B' })).toBe(true);
    expect(hasProfileFeatures({ grade: 'C' })).toBe(false);
  });

  it('limits cases by membership', () => {
    expect([
      caseCap({ membership: regular }),
      caseCap({ membership: 'gold' }),
      caseCap({ membership: 'diamond' }),
    ]).toEqual([5, 50, 200]);
  });
});

import { expect, it } from 'vitest';
import { withoutFeatured } from '@/lib/showroom/block';

it('the most viewed products exclude those shown above', () => {
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(withoutFeatured([two, one], [one, two])).toEqual([]);
  expect(withoutFeatured([three, two, one], [two])).toEqual([three, one]);
  expect(withoutFeatured([one], [])).toEqual([one]);
});

import { expect, it } from 'vitest';
import { besideFeatured } from '@/lib/showroom/block';

it('the most viewed products exclude those shown above', () => {
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(besideFeatured([two, one], [one, two])).toEqual([]);
  expect(besideFeatured([three, two, one], [two])).toEqual([three, one]);
  expect(besideFeatured([one], [])).toEqual([one]);
});

import { expect, it } from 'vitest';
import { askAddress } from '@/lib/routes/ask';

it('asks each supplier once, and five at most', () => {
  expect(askAddress({ product: 7, companies: [4, 4, 5, 6, 7, 8, 9] })).toBe(
    '/purchase/form.html?product=7&companies=4%2C5%2C6%2C7%2C8',
  );
  expect(askAddress({ keyword: 'pump & valve' })).toBe('/purchase/form.html?keyword=pump+%26+valve');
});

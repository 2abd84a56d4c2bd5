import { expect, it } from 'vitest';
import { askAddress, readWish } from '@/lib/platform/routes/ask';

it('asks each supplier once, and at most twenty', () => {
  const companies = Array.from({ length: 25 }, (_, index) => index + 1);
  expect(askAddress({ product: 7, companies: [1, ...companies] })).toBe(
    `/purchase/form.html?product=7&companies=${companies.slice(0, 20).join('%2C')}`,
  );
  expect(askAddress({ product: [7, 9], companies: [4, 5] })).toBe('/purchase/form.html?product=7%2C9&companies=4%2C5');
  expect(askAddress({ keyword: 'pump & valve' })).toBe('/purchase/form.html?keyword=pump+%26+valve');
});

it('keeps filters that describe the goods, and parses them', () => {
  const wish = {
    country: ['de', 'fr'],
    cate: [3],
    grade: ['A' as const],
    price: { min: 10, max: 250 },
    moq: 5,
    page: 2,
  };
  const address = askAddress({ keyword: 'pump', wish });
  expect(address).toBe('/purchase/form.html?keyword=pump&country=de,fr&cate=3&price=10-250&moq=5');
  const { country, cate, price, moq, grade } = readWish(address.slice(address.indexOf('?')));
  expect({ country, cate, price, moq, grade }).toEqual({
    country: ['de', 'fr'],
    cate: [3],
    price: { min: 10, max: 250 },
    moq: 5,
    grade: [],
  });
});

import { expect, it } from 'vitest';
import { countryOfNumber } from '@/components/account/country-of-number';

const countries = [
  ...[
    { code: 'UM', name: 'US Outlying Islands', digits: '1' },
    { code: 'CA', name: 'Canada', digits: '1' },
    { code: 'US', name: 'United States', digits: '1' },
  ],
  { code: 'JM', name: 'Jamaica', digits: '1876' },
  { code: 'DE', name: 'Germany', digits: '49' },
];
const of = (phone: string, home = 'CN') => countryOfNumber(countries, phone, home);

it('a number with a shared country code belongs to the main country, or to home', () => {
  expect(of('+12025550143')).toBe('US');
  expect(of('+14165550143', 'CA')).toBe('CA');
  expect([of('+18765550143'), of('+493512312500'), of('+999')]).toEqual(['JM', 'DE', 'CN']);
});

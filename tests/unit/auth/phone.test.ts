import { expect, it } from 'vitest';
import { readPhone, showPhone } from '@/lib/auth/phone';

it.each([
  ['+1 (202) 555-0123', undefined, '+12025550123'],
  ['202 555 0123', 'US', '+12025550123'],
  ['0491 570 006', 'au', '+61491570006'],
  ['13800138000', 'CN', '+8613800138000'],
  ['１３８００１３８０００', 'CN', '+8613800138000'],
  ['13800138000', undefined, null],
  ['+44 20 7946 0000', undefined, null],
  ['call +1 202 555 0123', undefined, null],
  ['12', 'CN', null],
  ['', 'CN', null],
  ['13800138000', 'XX', null],
])('%s in %s is %s', (typed, country, number) => {
  expect(readPhone(typed, country)).toBe(number);
});

it.each([
  ['+12025550123', '+1 202 555 0123'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['+9', '+9'],
])('%s is shown as %s', (number, shown) => {
  expect(showPhone(number)).toBe(shown);
});

import { expect, it } from 'vitest';
import { completePhone, readPhone, showPhone } from '@/lib/platform/field/phone';

it.each([
  ['+1 (202) 555-0123', undefined, '+12025550123'],
  ['202 555 0123', 'US', '+12025550123'],
  ['0491 570 006', 'au', '+61491570006'],
  ['13800138000', 'CN', '+8613800138000'],
  ['１３８００１３８０００', 'CN', '+8613800138000'],
  ['13800138000', undefined, null],
  ['+44 20 7946 0000', undefined, null],
  ['0049 1512 3456789', undefined, '+4915123456789'],
  ['0049 1512 3456789', 'US', '+4915123456789'],
  ['(0086) 138 0013 8000', 'DE', '+8613800138000'],
  ['+0086 138 0013 8000', undefined, '+8613800138000'],
  ['00 12', 'DE', null],
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

it.each([
  ['0221 4710047', 'DE', '+49 221 4710047'],
  ['(011) 4555-0199', 'AR', '+54 11 4555 0199'],
  ['021 5558 8666', 'CN', '+86 21 5558 8666'],
  ['+49 221 4710047', 'DE', '+49 221 4710047'],
  ['0049 221 4710047', 'FR', '0049 221 4710047'],
  ['0755-8888 6666 转 801', 'CN', '0755-8888 6666 转 801'],
  ['12', 'DE', '12'],
  ['0221 4710047', '', '0221 4710047'],
])('%s of a company in %s is stored as %s', (typed, country, kept) => {
  expect(completePhone(typed, country)).toBe(kept);
});

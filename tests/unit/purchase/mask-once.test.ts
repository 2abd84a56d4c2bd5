import { expect, it, vi } from 'vitest';
import { maskContacts, maskLine } from '@/lib/purchase/mask';

const looked = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('@/lib/platform/field/contact/find', async (load) => {
  const real = await load<typeof import('@/lib/platform/field/contact/find')>();
  return {
    ...real,
    findContacts: (text: string) => {
      looked(text);
      return real.findContacts(text);
    },
  };
});

it('scans a text for contacts once, however often and by whomever it is read', () => {
  const text = 'Call +44 20 7946 0456 or write to awa@buyer.example';
  expect(maskContacts(text)).toBe('Call ••• or write to •••');
  expect(maskContacts(text, new Set(['awa@buyer.example']))).toBe('Call ••• or write to awa@buyer.example');
  expect(maskContacts(text)).toBe('Call ••• or write to •••');
  expect(maskContacts(`${text}.`)).toBe('Call ••• or write to •••.');
  const line = { label: 'Contact', value: '+44 20 7946 0457' };
  expect(maskLine(line)).toEqual(maskLine(line));
  expect(looked.mock.calls.map(([one]) => one)).toEqual([text, `${text}.`, 'Contact: +44 20 7946 0457']);
});

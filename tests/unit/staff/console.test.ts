import { describe, expect, it } from 'vitest';
import type { StaffRole } from '@/lib/platform/config';
import { idOf, oneOf, pageOf, queueAddress, readFilter, readTab, reviewAddress } from '@/lib/staff/filter';
import { consoleBack, mayDecide } from '@/lib/staff/rules';
import { ageOf, formatMoment } from '@/lib/staff/time';

it('a parameter loses invalid characters', () => {
  expect(oneOf('a\u0000b\u0001\ud800')).toBe('ab');
  expect(oneOf(['\u0000', 'x'])).toBe('');
  expect(oneOf(undefined)).toBeUndefined();
});

describe('the sign-in page', () => {
  it.each(['/admin', '/admin/review/12?order=newest', '/admin/search?q=a%20b'])('leads back to %s', (path) =>
    expect(consoleBack(path)).toBe(path),
  );
  it.each([
    undefined,
    '',
    '/',
    '/administration',
    '/admin/login',
    '/admin/login?redirect=/admin',
    '//evil.example/admin',
    'https://evil.example/admin',
    '/\\evil.example',
    '/companycenter/index.html',
    '/admin/../companycenter',
    'javascript:alert(1)',
  ])('leads to the first page for %s', (path) => expect(consoleBack(path)).toBe('/admin'));
});

it.each<[StaffRole[], boolean]>([
  [['reviewer'], true],
  [['admin'], true],
  [['editor', 'support'], false],
  [['support', 'reviewer'], true],
  [[], false],
])('with the roles %j decides: %s', (roles, wanted) => expect(mayDecide({ roles })).toBe(wanted));

describe('the state of a queue', () => {
  it('is unchanged by a round trip through its URL', () => {
    const state = { page: 3, newest: true, grade: 'B' } as const;
    const address = queueAddress('product', state);
    expect(address).toBe('/admin/product?order=newest&grade=B&page=3');
    expect(readFilter(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(state);
    expect(reviewAddress(12, { page: 1, newest: false, grade: null })).toBe('/admin/review/12');
  });

  it('is the first page of all for anything else', () => {
    for (const page of ['0', '-1', '1.5', 'x', '', undefined, '99999', ['x']]) expect(pageOf(page)).toBe(1);
    expect(readFilter({ order: 'constructor', grade: 'D', page: ['2', '3'] })).toEqual({
      ...{ page: 2, newest: false, grade: null },
    });
    expect(readTab({ tab: '__proto__' })).toBe('product');
    for (const id of ['0', 'x', '12x', '99999999999', undefined]) expect(idOf(id)).toBeNull();
  });
});

it('a time is shown with its zone', () => {
  const format = (locale: 'en' | 'zh', zone: string) =>
    formatMoment(locale, '2026-11-22T17:49:00Z', zone).replaceAll('\u202f', ' ');
  expect(format('en', 'Asia/Shanghai')).toBe('23 Nov 2026, 01:49 UTC+8');
  // Formatted like closing times, whatever London calls its time zone.
  expect([format('en', 'UTC'), format('en', 'Europe/London')]).toEqual(Array(2).fill('22 Nov 2026, 17:49 UTC'));
  expect(format('zh', 'Asia/Shanghai')).toBe('2026年11月23日 01:49 UTC+8');
  expect(formatMoment('en', 'no moment', 'UTC')).toBe('no moment');
});

it('shows waiting times in hours, after two days in days', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const age = (iso: string) => ageOf(iso, now);
  expect(age('2026-11-20T11:30:00Z')).toMatchObject({ unit: 'now' });
  expect(age('2026-11-20T13:00:00Z')).toMatchObject({ unit: 'now' });
  expect(age('2026-11-19T10:00:00Z')).toMatchObject({ unit: 'hours', count: 26, hours: 26 });
  expect(age('2026-11-15T12:00:00Z')).toMatchObject({ unit: 'days', count: 5 });
});

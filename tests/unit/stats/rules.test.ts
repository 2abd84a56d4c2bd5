import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateLimit } from '@/lib/stats/limit';
import { dayIn, isCounted, termOf, visitorHash, visitorOf } from '@/lib/stats/rules';

describe('a term', () => {
  it.each([
    ['  Centrifugal   PUMP ', 'centrifugal pump'],
    ['ＤＮ８０ valve', 'dn80 valve'],
    ['离心泵', '离心泵'],
    ['pump 380-415 V', 'pump 380-415 v'],
    ['ГОСТ 12815', 'гост 12815'],
  ])('is written one way: %s', (keyword, term) => expect(termOf(keyword)).toBe(term));

  it.each([
    'ana@firm.example',
    'pump ana @ firm',
    'ana (at) firm',
    '+86 10 5550 0123',
    'pump 010-5550-0123',
    'pump (0)10/5550.123',
    'tel 5550123',
    'https://pump.example',
    'www.pump.example',
    '12345',
    'x',
    '!!!',
    'a'.repeat(41),
  ])('never is: %s', (keyword) => expect(termOf(keyword)).toBeNull());

  it('holds no e-mail address or telephone number, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.emailAddress(), (text, mail) => {
        expect(termOf(`${text} ${mail}`)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 15 }),
        fc.constantFrom('', ' ', '-', '.', ') '),
        (digits, gap) => {
          expect(termOf(`pump ${digits.join(gap)}`)).toBeNull();
        },
      ),
    );
  });
});

describe('a visitor', () => {
  const visitor = { address: '192.0.2.7', userAgent: 'Mozilla/5.0 Firefox/130.0' };
  const hash = visitorHash(visitor, '2026-11-20', 'secret');

  it('is a hash of address, browser, day and secret', () => {
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(visitorHash(visitor, '2026-11-20', 'secret')).toBe(hash);
    for (const other of [
      visitorHash({ ...visitor, address: '192.0.2.8' }, '2026-11-20', 'secret'),
      visitorHash({ ...visitor, userAgent: 'Mozilla/5.0 Chrome/140' }, '2026-11-20', 'secret'),
      visitorHash(visitor, '2026-11-21', 'secret'),
      visitorHash(visitor, '2026-11-20', 'another'),
    ])
      expect(other).not.toBe(hash);
  });

  it('is read from the headers, and counted where a person sees the page', () => {
    const headers = new Headers({ 'x-forwarded-for': visitor.address, 'user-agent': visitor.userAgent });
    expect(visitorOf(headers)).toEqual(visitor);
    expect(isCounted(headers)).toBe(true);
    expect(isCounted(new Headers())).toBe(false);
    headers.set('sec-purpose', 'prefetch');
    expect(isCounted(headers)).toBe(false);
    expect(isCounted(new Headers({ 'user-agent': 'Googlebot/2.1' }))).toBe(false);
  });

  it('has the day of the place', () => {
    const evening = new Date('2026-11-20T20:00:00Z');
    expect([dayIn('UTC', evening), dayIn('Asia/Shanghai', evening)]).toEqual(['2026-11-20', '2026-11-21']);
  });
});

describe('a limit', () => {
  it('lets so many through a minute and key', () => {
    const allows = rateLimit(2, 60_000);
    expect([allows('a', 100_000), allows('a', 100_001), allows('a', 100_002), allows('b', 100_003)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(allows('a', 160_000)).toBe(true);
  });
});

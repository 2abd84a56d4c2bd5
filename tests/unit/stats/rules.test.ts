import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { isCounted, termOf, termVisitor, viewVisitor, visitorOf } from '@/lib/stats/rules';

describe('a term', () => {
  it.each([
    ['  Centrifugal   PUMP ', 'centrifugal pump'],
    ['ＤＮ８０ valve', 'dn80 valve'],
    ['离心泵', '离心泵'],
    ['pump 380-415 V', 'pump 380-415 v'],
    ['ГОСТ 12815', 'гост 12815'],
  ])('is normalised: %s', (keyword, term) => expect(termOf(keyword)).toBe(term));

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
  ])('is never: %s', (keyword) => expect(termOf(keyword)).toBeNull());

  it('never has an e-mail address or telephone number', () => {
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
  const same = { address: '192.0.2.200', userAgent: 'Mozilla/5.0 Chrome/140' };
  const other = { ...visitor, address: '192.0.3.7' };
  const term = ['en', 'product', 'pump'];
  const seen = { kind: 'product', id: 7, day: '2026-11-20' } as const;

  it('of a term is a hash of the network, the term and a secret', () => {
    const hash = termVisitor(visitor, term, 'secret');
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(termVisitor(same, term, 'secret')).toBe(hash);
    for (const different of [
      termVisitor(other, term, 'secret'),
      termVisitor(visitor, ['en', 'product', 'valve'], 'secret'),
      termVisitor(visitor, term, 'another'),
    ])
      expect(different).not.toBe(hash);
  });

  it('of a page is a hash of the network, the account, the thing, the day and a secret', () => {
    const hash = viewVisitor(visitor, null, seen, 'secret');
    expect(viewVisitor(same, null, seen, 'secret')).toBe(hash);
    for (const different of [
      viewVisitor(other, null, seen, 'secret'),
      viewVisitor(visitor, 'purchaser:1', seen, 'secret'),
      viewVisitor(visitor, null, { ...seen, id: 8 }, 'secret'),
      viewVisitor(visitor, null, { ...seen, kind: 'company' }, 'secret'),
      viewVisitor(visitor, null, { ...seen, day: '2026-11-21' }, 'secret'),
      viewVisitor(visitor, null, seen, 'another'),
    ])
      expect(different).not.toBe(hash);
  });

  it('is read from the headers, and counted if a person sees the page', () => {
    const headers = new Headers({ 'x-forwarded-for': visitor.address, 'user-agent': visitor.userAgent });
    expect(visitorOf(headers)).toEqual(visitor);
    expect(isCounted(headers)).toBe(true);
    expect(isCounted(new Headers())).toBe(false);
    headers.set('sec-purpose', 'prefetch');
    expect(isCounted(headers)).toBe(false);
    expect(isCounted(new Headers({ 'user-agent': 'Googlebot/2.1' }))).toBe(false);
  });

  it('has the local date', () => {
    const evening = new Date('2026-11-20T20:00:00Z');
    expect([dayIn('UTC', evening), dayIn('Asia/Shanghai', evening)]).toEqual(['2026-11-20', '2026-11-21']);
  });
});

import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { readRates } from '@/lib/reference/exchange-rate';

const document = (days: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="urn:g" xmlns="urn:e"><gesmes:subject>Reference rates</gesmes:subject><Cube>${days}</Cube></gesmes:Envelope>`;

describe('the central bank’s XML', () => {
  it('gives a row for each currency and day', () => {
    const rates = readRates(
      document(
        `<Cube time="2026-11-20"><Cube currency="USD" rate="1.0876"/><Cube currency="JPY" rate="161.4"/></Cube><Cube time="2026-11-19"><Cube currency="USD" rate="1.09"/></Cube>`,
      ),
    );
    expect(rates).toEqual([
      { base: 'EUR', currency: 'USD', date: '2026-11-20', rate: '1.0876', source: 'ECB' },
      { base: 'EUR', currency: 'JPY', date: '2026-11-20', rate: '161.4', source: 'ECB' },
      { base: 'EUR', currency: 'USD', date: '2026-11-19', rate: '1.09', source: 'ECB' },
    ]);
  });

  it('uses one rate per currency and day, the last one', () => {
    const day = `<Cube time="2026-11-20"><Cube currency="USD" rate="1"/><Cube currency="USD" rate="2"/></Cube>`;
    expect(readRates(document(day)).map(({ rate }) => rate)).toEqual(['2']);
  });

  it.each([
    ['nothing', ''],
    ['no XML', '{"rates":[]}'],
    ['an unclosed element', '<Cube time="2026-11-20">'],
    ['no rates', document('')],
    ['a wrong date', document('<Cube time="2026-13-40"><Cube currency="USD" rate="1"/></Cube>')],
    ['a rate without a day', document('<Cube currency="USD" rate="1"/>')],
    ['a negative rate', document('<Cube time="2026-11-20"><Cube currency="USD" rate="-1"/></Cube>')],
    ['a rate of zero', document('<Cube time="2026-11-20"><Cube currency="USD" rate="0.0"/></Cube>')],
    ['words for a rate', document('<Cube time="2026-11-20"><Cube currency="USD" rate="N/A"/></Cube>')],
    ['a strange currency', document('<Cube time="2026-11-20"><Cube currency="dollar" rate="1"/></Cube>')],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${document('<Cube time="2026-11-20"/>')}`],
  ])('refuses %s', (_, xml) => {
    expect(() => readRates(xml)).toThrowError(AppError);
    expect(() => readRates(xml)).toThrowError('badRequest');
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/exchange_rate/route';
import { exchangeRate } from '@/lib/platform/db/schema/reference';
import { importRates } from '@/lib/reference/exchange-rate';
import { demoDatabase, undone } from '@/tests/database';

const xml = (rate: string) =>
  `<Envelope><Cube><Cube time="2026-11-20"><Cube currency="USD" rate="${rate}"/><Cube currency="JPY" rate="161.4"/></Cube></Cube></Envelope>`;
beforeAll(async () => {
  await demoDatabase();
}, 240_000);

it('stores a day’s rates, replaces them at the next import and keeps them after an invalid one', async () => {
  await undone(async (db) => {
    const read = () =>
      db.select().from(exchangeRate).where(eq(exchangeRate.base, 'EUR')).orderBy(exchangeRate.currency);
    expect(await importRates(db, xml('1.0876'))).toBe(2);
    expect(await importRates(db, xml('1.09'))).toBe(2);
    await expect(importRates(db, '<Cube/>')).rejects.toThrowError('badRequest');
    expect(await read()).toEqual([
      { base: 'EUR', currency: 'JPY', date: '2026-11-20', rate: '161.4000000000', source: 'ECB' },
      { base: 'EUR', currency: 'USD', date: '2026-11-20', rate: '1.0900000000', source: 'ECB' },
    ]);
  });
});

describe('the call of the rates', () => {
  afterAll(async () => {
    await (await demoDatabase()).delete(exchangeRate).where(eq(exchangeRate.base, 'EUR'));
  });

  const ask = (headers: Record<string, string> = {}) =>
    GET(
      new Request('http://en.geco.localhost:3000/api/exchange_rate', {
        headers: { host: 'en.geco.localhost:3000', ...headers },
      }),
    );

  it('has the newest of each currency, and answers 304 until one changes', async () => {
    const db = await demoDatabase();
    await importRates(db, xml('1.0876').replace('2026-11-20', '2026-11-19'));
    await importRates(db, xml('1.09'));
    const first = await ask();
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const { data } = await first.json();
    const ofEuro = data.filter(({ base }: { base: string }) => base === 'EUR');
    expect(ofEuro).toEqual([
      { base: 'EUR', currency: 'JPY', date: '2026-11-20', rate: 161.4 },
      { base: 'EUR', currency: 'USD', date: '2026-11-20', rate: 1.09 },
    ]);
    const etag = first.headers.get('etag') ?? '';
    const second = await ask({ 'if-none-match': etag });
    expect([second.status, await second.text()]).toEqual([304, '']);
    await importRates(db, xml('1.1'));
    const third = await ask({ 'if-none-match': etag });
    expect([third.status, third.headers.get('etag') === etag]).toEqual([200, false]);
  });
});

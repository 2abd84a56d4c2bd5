import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
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

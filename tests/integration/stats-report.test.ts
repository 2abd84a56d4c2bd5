import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as dial } from '@/app/api/dial/route';
import { POST as deleteFavourite } from '@/app/api/favourite/delete/route';
import { GET as exportFile } from '@/app/api/stats/export/route';
import { POST as view } from '@/app/api/view/route';
import { dayIn } from '@/lib/platform/calendar/zoned-day';
import { database, rows } from '@/lib/platform/db/client';
import { submitProduct } from '@/lib/product/edit/commands';
import { approveProduct } from '@/lib/product/review/commands';
import { addDays } from '@/lib/stats/period';
import { exportReport } from '@/lib/stats/report/export';
import { getReport } from '@/lib/stats/report/queries';
import { demoDatabase } from '../database';
import { findReferences, makeReviewer, makeSupplier, productOf } from '../factories';
import { Browser } from './browser-double';
import { one } from './company-kit';

let supplier: Awaited<ReturnType<typeof makeSupplier>>;
let productId = 0;
/** Today in the time zone of the company's country. */
let today = '';
/** A fixed time, even across midnight. */
const started = new Date();
/** Tomorrow, since a report ends on the day before. */
const at = new Date(started.getTime() + 2 * 86_400_000);
let soon = { from: '', to: '' };
const report = (range: { from?: string; to?: string } = soon) => getReport(supplier.actor, range, 'en', { now: at });
const values = async (measure: 'countries' | 'terms') =>
  Object.fromEntries((await report())[measure].map(({ value, now }) => [value, now]));
const see = (body: object, browser = new Browser()) => browser.post(view, { kind: 'product', id: productId, ...body });

beforeAll(async () => {
  await demoDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: started });
  supplier = await makeSupplier('report_supplier');
  const { timeZone } = await getReport(supplier.actor, {}, 'en', { now: at });
  today = dayIn(timeZone, started);
  soon = { from: addDays(today, -1), to: addDays(today, 1) };
  const reviewer = await makeReviewer('report_reviewer');
  ({ id: productId } = await submitProduct(
    supplier.actor,
    null,
    productOf(await findReferences(), '=Quagmire transformer'),
  ));
  const { review } = await one<{ review: number }>(
    sql`select id as review from review where kind = 'product' and target_id = ${productId}`,
  );
  await approveProduct(reviewer, review);
}, 240_000);
afterAll(() => void vi.useRealTimers());

describe('a company’s statistics', () => {
  it('count views by country and searched word, unreviewed words grouped', async () => {
    const twice = new Browser();
    await see({ zone: 'Europe/Berlin', term: 'Transformer' }, twice);
    await see({ zone: 'Asia/Shanghai', term: 'pump' }, twice);
    await see({ zone: 'Europe/Berlin', term: 'Ivan Petrov xyzzy' });
    await see({ zone: 'Nowhere/At-all' });
    await see({ zone: 'Asia/Shanghai' }, supplier.browser);
    expect(await values('countries')).toEqual({ DE: 2, '': 1 });
    expect(await values('terms')).toEqual({ transformer: 1, '': 1 });
    const { countries, products, totals } = await report();
    expect(countries[0]).toMatchObject({ value: 'DE', name: 'Germany', now: 2, before: 0 });
    expect(products).toMatchObject([{ id: productId, now: 3 }]);
    expect(totals.product).toEqual({ now: 3, before: 0 });
  });

  it('store nothing of a visitor with country or word', async () => {
    const [row] = await rows(database(), sql`select * from visit_count limit 1`);
    expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'kind', 'measure', 'subject_id', 'value']);
  });

  it('count a call once per network and day, excluding the company’s own', async () => {
    const call = (browser: Browser) => browser.post(dial, { kind: 'product', id: productId });
    const buyer = new Browser();
    for (const browser of [buyer, buyer, new Browser(), supplier.browser])
      expect((await call(browser)).status).toBe(200);
    expect((await report()).totals.call).toEqual({ now: 2, before: 0 });
    expect((await buyer.post(dial, { kind: 'tender', id: 1 })).status).toBe(400);
  });

  it('count the period’s favourites, and compare with the previous one', async () => {
    const buyer = new Browser();
    await buyer.register('purchaser', 'report_buyer');
    const { id } = await one<{ id: number }>(sql`select id from account where username = 'report_buyer'`);
    await database().execute(
      sql`insert into favourite (account_id, type, company_id, created_at)
        values (${id}, 'supplier', ${supplier.actor.companyId}, ${started.toISOString()})`,
    );
    await database().execute(sql`insert into favourite (account_id, type, product_id, created_at)
      values (${id}, 'product', ${productId}, ${started.toISOString()}::timestamptz - interval '3 days')`);
    await database().execute(
      sql`insert into page_view (kind, subject_id, day, views) values ('product', ${productId}, ${addDays(today, -3)}, 7)`,
    );
    const { totals, days, before } = await report();
    expect(before).toEqual({ from: addDays(today, -4), to: addDays(today, -2) });
    expect(totals.favourite).toEqual({ now: 1, before: 1 });
    expect(totals.product).toEqual({ now: 3, before: 7 });
    expect(days.map(({ product, before: old }) => [product, old])).toEqual([
      [0, 0],
      [3, 7],
      [0, 0],
    ]);
  });

  it('count a removed favourite as added then and removed now, and one within a day as neither', async () => {
    const buyer = new Browser();
    await buyer.register('purchaser', 'report_leaver');
    const { id } = await one<{ id: number }>(sql`select id from account where username = 'report_leaver'`);
    const mark = (days: number) =>
      database().execute(sql`insert into favourite (account_id, type, product_id, created_at)
        values (${id}, 'product', ${productId}, ${started.toISOString()}::timestamptz - ${days}::int * interval '1 day')`);
    const remove = () =>
      buyer.post(deleteFavourite, { type: 'product', ids: [productId] }, { userType: 'purchaser' } as const);
    const { favourite: first, unfavourite: none } = (await report()).totals;
    expect(none).toEqual({ now: 0, before: 0 });
    await mark(3);
    expect((await remove()).data).toEqual({ count: 1 });
    const { favourite, unfavourite } = (await report()).totals;
    expect(favourite).toEqual({ now: first.now, before: first.before + 1 });
    expect(unfavourite).toEqual({ now: 1, before: 0 });
    await mark(0);
    await remove();
    expect((await report()).totals).toMatchObject({ favourite, unfavourite });
    expect((await remove()).data).toEqual({ count: 0 });
  });

  it('are empty without views, and exclude other companies’', async () => {
    const { totals, countries, terms, products } = await report({ from: '2021-01-01', to: '2021-01-31' });
    expect([countries, terms, products]).toEqual([[], [], []]);
    expect(totals.company).toEqual({ now: 0, before: 0 });
  });

  it('can be exported safely for spreadsheets, only by the company', async () => {
    const text = await exportReport(supplier.actor, { table: 'product', ...soon }, 'de');
    expect(text).toContain('Produkt;');
    const ask = (cookie: string) =>
      exportFile(
        new Request(`http://en.geco.localhost:3000/api/stats/export?table=country&from=${soon.from}&to=${today}`, {
          headers: { host: 'en.geco.localhost:3000', cookie },
        }),
      );
    const own = await ask([...supplier.browser.cookies].map((pair) => pair.join('=')).join('; '));
    expect(own.headers.get('content-disposition')).toBe(
      `attachment; filename="statistics-country.csv"; filename*=UTF-8''views%20by%20country.csv`,
    );
    expect((await ask('')).status).toBe(401);
    await database().execute(sql`update product_translation set name = '=cmd()' where product_id = ${productId}`);
    await database().execute(
      sql`update page_view set day = day - 2 where subject_id = ${productId} and kind = 'product'`,
    );
    expect(
      await exportReport(supplier.actor, { table: 'product', from: addDays(today, -5), to: today }, 'en'),
    ).toContain("'=cmd()");
  });
});

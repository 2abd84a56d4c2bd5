import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as addFavourite } from '@/app/api/favourite/add/route';
import { POST as deleteFavourite } from '@/app/api/favourite/delete/route';
import { POST as listFavourites } from '@/app/api/favourite/list/route';
import { POST as favouriteState } from '@/app/api/favourite/state/route';
import { POST as addHistory } from '@/app/api/history/add/route';
import { POST as deleteHistory } from '@/app/api/history/delete/route';
import { POST as listHistory } from '@/app/api/history/list/route';
import { POST as deleteNotice } from '@/app/api/notice/delete/route';
import { POST as listNotices } from '@/app/api/notice/list/route';
import { POST as readNotice } from '@/app/api/notice/read/route';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { refreshPopularity } from '@/lib/search/popularity';
import { demoDatabase } from '../database';
import { Browser } from './browser-double';

const [buyer, supplier, stranger] = [new Browser(), new Browser(), new Browser()];
const asBuyer = { userType: 'purchaser' } as const;
let products: number[] = [];
let companyId = 0;

beforeAll(async () => {
  await demoDatabase();
  products = (
    await rows<{ id: number }>(
      database(),
      sql`select product_id as id from product_search where locale = 'en' order by 1 limit 3`,
    )
  ).map(({ id }) => id);
  companyId =
    (
      await rows<{ id: number }>(database(), sql`select min(company_id) as id from company_search where locale = 'en'`)
    )[0]?.id ?? 0;
  await buyer.register('purchaser', 'print_buyer');
  await supplier.register('supplier', 'print_supplier');
  await stranger.register('purchaser', 'print_stranger');
});

describe('favourites', () => {
  it('are stored for either kind of account, once each, newest first, in the site’s language', async () => {
    for (const id of [...products, products[0] ?? 0])
      expect((await buyer.post(addFavourite, { type: 'product', id }, asBuyer)).message).toBe('Added successfully');
    await buyer.post(addFavourite, { type: 'supplier', id: companyId }, asBuyer);
    const { total, items } = (await buyer.post(listFavourites, { siteId: 12 }, asBuyer)).data;
    expect(total).toBe(4);
    expect(items[0]).toMatchObject({
      type: 'supplier',
      subjectId: companyId,
      product: null,
      company: { id: companyId },
    });
    expect(items[1]).toMatchObject({ type: 'product', product: { name: { locale: 'de' } }, company: null });
    const page = await buyer.post(listFavourites, { siteId: 5, type: 'product', page: 2, pageSize: 2 }, asBuyer);
    expect(page.data).toMatchObject({ total: 3, items: { length: 1 } });
    expect(page.data.counts).toEqual({ product: 3, supplier: 1, tender: 0, purchaser: 0 });
    await supplier.post(addFavourite, { type: 'product', id: products[0] });
    expect((await supplier.post(listFavourites)).data.total).toBe(1);
    expect((await buyer.post(favouriteState, { type: 'product', ids: [...products, 999_999] }, asBuyer)).data).toEqual(
      products,
    );
  });

  it('include tenders, as their own type, until withdrawn', async () => {
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      database(),
      sql`select id from tender where status = 'open' and deadline_at > now() order by id limit 1`,
    );
    const tender = { type: 'tender', id };
    for (const _ of [1, 2]) expect((await supplier.post(addFavourite, tender)).status).toBe(200);
    const { total, items } = (await supplier.post(listFavourites, { siteId: 12, type: 'tender' })).data;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ type: 'tender', subjectId: id, product: null, company: null, tender: { id } });
    expect(items[0].tender.deadlineAt).toMatch(/Z$/);
    expect((await supplier.post(favouriteState, { type: 'tender', ids: [id, 999_999] })).data).toEqual([id]);
    await database().execute(sql`update tender set status = 'withdrawn' where id = ${id}`);
    expect((await supplier.post(listFavourites, { siteId: 5, type: 'tender' })).data.items[0].tender).toBeNull();
    expect((await stranger.post(addFavourite, tender, asBuyer)).errors).toMatchObject([{ key: 'unknown' }]);
    await database().execute(sql`update tender set status = 'open' where id = ${id}`);
    expect((await supplier.post(deleteFavourite, { type: 'tender', ids: [id] })).data).toEqual({ count: 1 });
  });

  it('are private', async () => {
    const type = 'product';
    expect((await stranger.post(deleteFavourite, { type, ids: products }, asBuyer)).data).toEqual({ count: 0 });
    expect((await stranger.post(favouriteState, { type, ids: products }, asBuyer)).data).toEqual([]);
    expect((await new Browser().post(addFavourite, { type, id: products[0] })).status).toBe(401);
    expect((await buyer.post(deleteFavourite, { type, ids: [products[0]] }, asBuyer)).data).toEqual({ count: 1 });
    expect((await supplier.post(listFavourites)).data.total).toBe(1);
  });

  it('are only of public items, and at most a thousand', async () => {
    const [hidden] = await rows<{ id: number }>(
      database(),
      sql`select company_id as id from account where username = 'print_supplier'`,
    );
    expect((await buyer.post(addFavourite, { type: 'supplier', id: hidden?.id }, asBuyer)).errors).toMatchObject([
      { key: 'unknown' },
    ]);
    await database().execute(sql`insert into account (kind, username, phone, name, locale)
      select 'purchaser', 'crowd_' || n, '+8610' || n, 'Crowd', 'zh' from generate_series(100001, 100000 + ${config.account.favourites}::int) n`);
    await database().execute(sql`insert into favourite (account_id, type, purchaser_id)
      select a.id, 'purchaser', p.id from account a, account p where a.username = 'print_stranger' and p.username like 'crowd%'`);
    const add = () => stranger.post(addFavourite, { type: 'supplier', id: companyId }, asBuyer);
    expect((await add()).errors).toMatchObject([{ key: 'limit' }]);
    await database().execute(sql`delete from account where username = 'crowd_100001'`);
    expect((await add()).status).toBe(200);
    expect((await add()).status).toBe(200);
  });
});

it('favourites of ninety days count for popularity, those of seven for hot', async () => {
  const of = async () =>
    (
      await rows<{ popularity: number; hot: number }>(
        database(),
        sql`select popularity, hot from search_popularity where kind = 'product' and subject_id = ${products[1]}`,
      )
    )[0] ?? { popularity: 0, hot: 0 };
  const mine = sql`product_id = ${products[1]} and account_id = (select id from account where username = 'print_buyer')`;
  await database().execute(sql`delete from favourite where ${mine}`);
  await refreshPopularity(database());
  const before = await of();
  await buyer.post(addFavourite, { type: 'product', id: products[1] }, asBuyer);
  await refreshPopularity(database());
  expect(await of()).toEqual({ popularity: before.popularity + 1, hot: before.hot + 1 });
  await database().execute(sql`update favourite set created_at = now() - interval '30 days' where ${mine}`);
  await refreshPopularity(database());
  expect(await of()).toEqual({ popularity: before.popularity + 1, hot: before.hot });
  await database().execute(sql`delete from favourite where ${mine}`);
  await refreshPopularity(database());
});

describe('the browsing history', () => {
  it('has each item once, last viewed first, and is private', async () => {
    for (const id of [...products, products[0]]) await buyer.post(addHistory, { type: 'product', id }, asBuyer);
    await buyer.post(addHistory, { type: 'product', id: 1_999_999 }, asBuyer);
    const { items, total } = (await buyer.post(listHistory, { siteId: 5 }, asBuyer)).data;
    expect(total).toBe(3);
    expect(items[0]).toMatchObject({ subjectId: products[0], visits: 2, product: { id: products[0] } });
    expect((await stranger.post(deleteHistory, { ids: [items[0].id] }, asBuyer)).data).toEqual({ count: 0 });
    expect((await buyer.post(deleteHistory, { ids: [items[0].id] }, asBuyer)).data).toEqual({ count: 1 });
    expect((await buyer.post(deleteHistory, {}, asBuyer)).data).toEqual({ count: 2 });
  });

  it('drops the oldest beyond five hundred', async () => {
    await database().execute(sql`insert into browsing (account_id, type, product_id, visited_at)
      select a.id, 'product', p.id, '2026-01-01'::timestamptz + p.id * interval '1 minute' from account a, (select id from product order by id limit 520) p
      where a.username = 'print_buyer'`);
    await buyer.post(addHistory, { type: 'supplier', id: companyId }, asBuyer);
    const { total, items } = (await buyer.post(listHistory, {}, asBuyer)).data;
    expect([total, items[0].subjectId]).toEqual([config.account.browsing, companyId]);
  });
});

describe('the inbox', () => {
  it('is read, counted and emptied only by its owner', async () => {
    const { items, unread } = (await buyer.post(listNotices, { siteId: 11 }, asBuyer)).data;
    expect([unread, items[0].read, items[0].title]).toEqual([1, false, 'مرحبًا بك في GECO']);
    const ids = [items[0].id];
    expect((await stranger.post(readNotice, { ids }, asBuyer)).data).toEqual({ count: 0 });
    expect((await stranger.post(deleteNotice, { ids }, asBuyer)).data).toEqual({ count: 0 });
    expect((await buyer.post(readNotice, { ids }, asBuyer)).data).toEqual({ count: 1 });
    expect((await buyer.post(readNotice, {}, asBuyer)).data).toEqual({ count: 0 });
    expect((await buyer.post(listNotices, {}, asBuyer)).data).toMatchObject({ unread: 0, total: 1 });
    expect((await buyer.post(deleteNotice, { ids: [] }, asBuyer)).data).toEqual({ count: 0 });
    expect((await buyer.post(deleteNotice, { ids }, asBuyer)).data).toEqual({ count: 1 });
  });
});

import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { database, rows } from '@/lib/platform/db/client';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import { listKeyRanges } from '@/lib/property/queries';
import { searchElsewhere } from '@/lib/search/queries';
import { demoDatabase } from '../database';

let categoryId = 0;
beforeAll(async () => {
  await demoDatabase();
  const found = await rows<{ id: number }>(
    database(),
    sql`select c.category_id as id from category_property k join product_category c using (category_id)
      group by 1 order by count(*) desc limit 1`,
  );
  categoryId = found[0]?.id ?? 0;
}, 240_000);

const lists = {
  'all products': () => listProducts('de', {}, emptyState, 28),
  'a category with key parameters, narrowed by country': async () =>
    listProducts(
      'de',
      { categoryId },
      { ...emptyState, country: ['cn'] },
      28,
      await listKeyRanges(database(), categoryId),
    ),
  'a search of words and a figure': () => listProducts('de', { keyword: 'Pumpe 50 m' }, emptyState, 28),
};

it.each(Object.entries(lists))('%s takes at most six statements beside the names of its filters', async (_, list) => {
  const prepare = vi.spyOn(database()._.session, 'prepareQuery');
  const { items } = await list();
  const times = prepare.mock.calls.length;
  prepare.mockRestore();
  expect(items.length).toBeGreaterThan(0);
  expect(times).toBeGreaterThan(1);
  expect(times).toBeLessThanOrEqual(6);
});

it('asks once for all languages which of them know what a site does not find', async () => {
  const prepare = vi.spyOn(database()._.session, 'prepareQuery');
  const ids = await searchElsewhere(database(), 'product', 'zh', 'hydraulic qqxzv', 5);
  const times = prepare.mock.calls.length;
  prepare.mockRestore();
  expect(ids).toEqual([]);
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(2);
});

import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { database, rows } from '@/lib/platform/db/client';
import { emptyState } from '@/lib/platform/routes/list-state';
import { productListing } from '@/lib/product/read-list';
import { demoDatabase } from '../database';

let categoryId = 0;
beforeAll(async () => {
  await demoDatabase();
  const found = await rows<{ id: number }>(
    database(),
    sql`select c.category_id as id from category_property k join product_category c using (category_id) group by 1 order by count(*) desc limit 1`,
  );
  categoryId = found[0]?.id ?? 0;
}, 240_000);

type Query = Parameters<typeof productListing>[0];
const lists: Record<string, () => Pick<Query, 'page' | 'state' | 'subject'>> = {
  'all products': () => ({ page: { name: 'productList', params: {} }, state: emptyState, subject: {} }),
  'a category with key parameters, narrowed by country': () => ({
    page: { name: 'productCategory', params: { cateid: categoryId } },
    state: { ...emptyState, country: ['cn'] },
    subject: { categoryId },
  }),
  'a search of words and a figure': () => ({
    page: { name: 'productSearch', params: { keyword: 'pump 50 m' } },
    state: emptyState,
    subject: { keyword: 'pump 50 m' },
  }),
};

it.each(Object.entries(lists))('%s takes at most eight statements, nothing of it cached', async (_, list) => {
  const prepare = vi.spyOn(database()._.session, 'prepareQuery');
  const { items } = await productListing({ locale: 'de', device: 'd', ...list() });
  const times = prepare.mock.calls.length;
  prepare.mockRestore();
  expect(items.length).toBeGreaterThan(0);
  expect(times).toBeGreaterThan(2);
  expect(times).toBeLessThanOrEqual(8);
});

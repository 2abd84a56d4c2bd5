import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { db, rows } from '@/lib/db/client';
import { startPurchase } from '@/lib/purchase/start';
import { demoDatabase } from '../database';

let id = 0;
let companyId = 0;
beforeAll(async () => {
  await demoDatabase();
  const [found] = await rows<{ id: number; companyId: number }>(
    db(),
    sql`select p.id, p.company_id as "companyId" from product p join product_search s on s.product_id = p.id and s.locale = 'de'
      where exists (select from product_parameter pp where pp.product_id = p.id) order by p.id limit 1`,
  );
  id = found?.id ?? 0;
  companyId = found?.companyId ?? 0;
}, 240_000);

it('brings a product’s name, category, unit and parameters line by line', async () => {
  const { product, companies } = await startPurchase('de', { productId: id, companyIds: [companyId, companyId] });
  expect(product).toMatchObject({ productId: id, title: expect.stringMatching(/\S/), categoryId: expect.any(Number) });
  expect(product?.specification.length).toBeGreaterThan(0);
  for (const { parameterId, label, value, min } of product?.specification ?? []) {
    expect(parameterId).toEqual(expect.any(Number));
    expect(label).not.toBe('');
    expect(value !== '' || min !== null).toBe(true);
  }
  expect(companies).toEqual([{ id: companyId, name: expect.stringMatching(/\S/) }]);
});

it('leaves out what is not there', async () => {
  expect(await startPurchase('en', { productId: 999_999, companyIds: [999_999] })).toEqual({
    product: null,
    companies: [],
  });
});

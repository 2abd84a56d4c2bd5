import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { db, rows } from '@/lib/db/client';
import { company } from '@/lib/db/schema/company';
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
  expect(product?.cover).toMatch(/\S/);
  expect(companies).toMatchObject([{ id: companyId, name: expect.stringMatching(/\S/) }]);
});

it('tells the grade of a supplier until its last day alone', async () => {
  const gradeAt = async (gradeValidUntil: string) => {
    await db().update(company).set({ grade: 'A', gradeValidUntil }).where(eq(company.id, companyId));
    const { companies } = await startPurchase('en', { productId: null, companyIds: [companyId] });
    return companies[0]?.grade;
  };
  const before = await db().select().from(company).where(eq(company.id, companyId));
  expect([await gradeAt('2999-01-01'), await gradeAt('2020-01-01')]).toEqual(['A', 'C']);
  await db()
    .update(company)
    .set({ grade: before[0]?.grade ?? 'C', gradeValidUntil: before[0]?.gradeValidUntil ?? null })
    .where(eq(company.id, companyId));
});

it('reads twenty suppliers in as many statements as one, in the order that they were named', async () => {
  const found = await db().select({ id: company.id }).from(company).where(eq(company.status, 'normal')).limit(20);
  const ids = found.map((one) => one.id).reverse();
  const statements = async (companyIds: number[]) => {
    const asked = vi.spyOn(db()._.session, 'prepareQuery');
    const { companies } = await startPurchase('de', { productId: null, companyIds });
    const times = asked.mock.calls.length;
    asked.mockRestore();
    return { times, companies };
  };
  const many = await statements(ids);
  expect(many.companies.map((one) => one.id)).toEqual(ids);
  expect(many.times).toBe((await statements(ids.slice(0, 1))).times);
});

it('leaves out what is not there', async () => {
  const turn = (status: string) => db().update(company).set({ status }).where(eq(company.id, companyId));
  await turn('disabled');
  expect(await startPurchase('en', { productId: 999_999, companyIds: [999_999, companyId] })).toEqual({
    product: null,
    companies: [],
  });
  await turn('normal');
});

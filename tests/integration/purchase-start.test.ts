import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { database, rows } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { startPurchase } from '@/lib/purchase/prefill/queries';
import { demoDatabase } from '../database';

let id = 0;
let companyId = 0;
beforeAll(async () => {
  await demoDatabase();
  const [found] = await rows<{ id: number; companyId: number }>(
    database(),
    sql`select p.id, p.company_id as "companyId" from product p join product_search s on s.product_id = p.id and s.locale = 'de'
      where exists (select from product_parameter pp where pp.product_id = p.id) order by p.id limit 1`,
  );
  id = found?.id ?? 0;
  companyId = found?.companyId ?? 0;
}, 240_000);

it('includes a product’s name, category, unit and parameters line by line', async () => {
  const { product, companies } = await startPurchase('de', { productId: id, companyIds: [companyId, companyId] });
  expect(product).toMatchObject({ productId: id, title: expect.stringMatching(/\S/), categoryId: expect.any(Number) });
  expect(product?.specification.length).toBeGreaterThan(0);
  for (const { parameterId, label, value, min, max } of product?.specification ?? []) {
    expect(parameterId).toEqual(expect.any(Number));
    expect(label).not.toBe('');
    expect(value !== '' || (min ?? max) !== null).toBe(true);
  }
  expect(product?.cover).toMatch(/\S/);
  expect(companies).toMatchObject([{ id: companyId, name: expect.stringMatching(/\S/) }]);
});

it('has a supplier’s grade only until its last day', async () => {
  const gradeAt = async (gradeValidUntil: string) => {
    await database().update(company).set({ grade: 'A', gradeValidUntil }).where(eq(company.id, companyId));
    const { companies } = await startPurchase('en', { productId: null, companyIds: [companyId] });
    return companies[0]?.grade;
  };
  const before = await database().select().from(company).where(eq(company.id, companyId));
  expect([await gradeAt('2999-01-01'), await gradeAt('2020-01-01')]).toEqual(['A', 'C']);
  await database()
    .update(company)
    .set({ grade: before[0]?.grade ?? 'C', gradeValidUntil: before[0]?.gradeValidUntil ?? null })
    .where(eq(company.id, companyId));
});

it('reads twenty suppliers in as many statements as one, in the given order', async () => {
  const found = await database().select({ id: company.id }).from(company).where(eq(company.status, 'normal')).limit(20);
  const ids = found.map((one) => one.id).reverse();
  const statements = async (companyIds: number[]) => {
    const prepare = vi.spyOn(database()._.session, 'prepareQuery');
    const { companies } = await startPurchase('de', { productId: null, companyIds });
    const times = prepare.mock.calls.length;
    prepare.mockRestore();
    return { times, companies };
  };
  const many = await statements(ids);
  expect(many.companies.map((one) => one.id)).toEqual(ids);
  expect(many.times).toBe((await statements(ids.slice(0, 1))).times);
});

it('includes usual requirements of a category’s goods, in every language, with direction', async () => {
  const [found] = await rows<{ categoryId: number; parameterId: number }>(
    database(),
    sql`select pc.category_id as "categoryId", pa.id as "parameterId" from parameter pa
      join product_parameter pp on pp.parameter_id = pa.id join product_category pc on pc.product_id = pp.product_id
      where pa.company_id is null and pa.key like '%.weight' group by 1, 2 order by count(*) desc limit 1`,
  );
  const of = async (locale: 'de' | 'ar') =>
    (await startPurchase(locale, { productId: null, companyIds: [], categoryId: found?.categoryId ?? 0 })).parameters;
  const weight = (list: Awaited<ReturnType<typeof of>>) => list.find((one) => one.parameterId === found?.parameterId);
  const [german, arabic] = [await of('de'), await of('ar')];
  expect(weight(german)).toMatchObject({ direction: 'most', isFigure: true });
  expect(weight(arabic)?.label).toMatch(/\p{Script=Arabic}/u);
  expect(german.map((one) => one.parameterId)).toEqual(arabic.map((one) => one.parameterId));
  expect(await startPurchase('de', { productId: null, companyIds: [] })).toMatchObject({ parameters: [] });
});

it('includes requirements shared by compared products, under their category’s name', async () => {
  const [pair] = await rows<{ one: number; other: number }>(
    database(),
    sql`select a.product_id as one, b.product_id as other from product_parameter a
      join product_parameter b on b.parameter_id = a.parameter_id and b.product_id > a.product_id and b.min <> a.min
      join parameter pa on pa.id = a.parameter_id and pa.kind = 'number'
      join product_search s on s.product_id = a.product_id and s.locale = 'en'
      join product_search t on t.product_id = b.product_id and t.locale = 'en'
      order by a.product_id, b.product_id limit 1`,
  );
  const { one = 0, other = 0 } = pair ?? {};
  const start = async (productId: number, besideIds: number[] = []) =>
    (await startPurchase('en', { productId, besideIds, companyIds: [] })).product;
  const [first, second, both] = [await start(one), await start(other), await start(one, [other])];
  expect(both?.productId).toBeNull();
  expect([first?.title, second?.title]).not.toContain(both?.title);
  expect(both?.specification.length).toBeGreaterThan(0);
  for (const line of both?.specification ?? [])
    for (const of of [first, second]) {
      const own = of?.specification.find(({ parameterId }) => parameterId === line.parameterId);
      expect(own).toBeDefined();
      expect(line.min ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(own?.min ?? Number.NEGATIVE_INFINITY);
      expect(line.max ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(own?.max ?? Number.POSITIVE_INFINITY);
    }
});

it('omits unknown items', async () => {
  const turn = (status: string) => database().update(company).set({ status }).where(eq(company.id, companyId));
  await turn('disabled');
  expect(await startPurchase('en', { productId: 999_999, companyIds: [999_999, companyId] })).toEqual({
    product: null,
    companies: [],
    parameters: [],
  });
  await turn('normal');
});

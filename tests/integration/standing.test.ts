import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as companyGet } from '@/app/api/company/get/route';
import { GET as productGet } from '@/app/api/product/get/route';
import { GET as companies } from '@/app/sitemap-company.xml/route';
import { GET as showroomPages } from '@/app/sitemap-hall.xml/route';
import { GET as products } from '@/app/sitemap-product.xml/route';
import { getCompany, listRecords } from '@/lib/company/queries';
import { addBranches } from '@/lib/demo/branch';
import { config, type Grade, type Membership } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { href } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { getProduct } from '@/lib/product/detail/queries';
import { listCards, listOfSupplier } from '@/lib/product/queries';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshCompanies, refreshProducts } from '@/lib/search/refresh';
import { refreshStandings } from '@/lib/search/standing';
import { getShowroom } from '@/lib/showroom/queries';
import { demoDatabase, loadedOn } from '../database';

const cap = config.caps.product.regular;
const host = 'en.geco.localhost:3000';
const ask = (path: string) => new Request(`http://${host}${path}`, { headers: { host } });

let db: Db;
let company = 0;
/** the company's products in its own order, more than a regular membership covers */
let ids: number[] = [];

const idsOf = async (query: SQL) => (await rows<{ id: number }>(db, query)).map(({ id }) => id);
const listed = async (locale: 'en' | 'zh', state: Partial<ListState> = {}) =>
  search(db, 'product', locale, { companyId: company }, { ...emptyState, ...state }, 1000);
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);
/** Sets the company's membership and grade, each with its last day counted from today, without refreshing listings. */
const give = (membership: Membership, membershipDays: number, grade: Grade = 'B', gradeDays = 100) =>
  db.execute(sql`update company set membership = ${membership}, membership_valid_until = current_date + ${membershipDays}::int,
    grade = ${grade}, grade_valid_until = current_date + ${gradeDays}::int where id = ${company}`);
/** Runs the daily refresh; returns the changed companies and the expired tags. */
const nextDay = async () => {
  const tags: string[] = [];
  const end = tagRegister().subscribe((expiry) => void tags.push(...expiry.tags));
  const changed = await refreshStandings(db);
  end();
  return { changed, tags };
};

beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
  const [row] = await rows<{ id: number; products: number }>(
    db,
    sql`select c.id, (select max(id) from product) as products from company c
      where c.grade = 'B' and c.membership = 'gold' and c.grade_valid_until > current_date order by c.id limit 1`,
  );
  company = row?.id ?? 0;
  const lastProduct = row?.products ?? 0;
  await db.execute(sql`insert into product (company_id, group_id, status, listed, model, origin_code, price_kind, currency, unit, cover, sort, published_at)
    select company_id, group_id, 'normal', true, 'CAP-' || n, origin_code, 'negotiable', currency, unit, cover, 1000 - n, now()
    from (select * from product where company_id = ${company} order by id limit 1) one cross join generate_series(1, 70) n`);
  await db.execute(sql`insert into product_translation (product_id, company_id, locale, name)
    select id, company_id, 'en', model from product where id > ${lastProduct}`);
  ids = await idsOf(sql`select id from product where company_id = ${company} order by sort, id`);
  await db.transaction((tx) => refreshCompanies(tx, [company]));
}, 240_000);

describe('products over a membership’s cap', () => {
  it('are all public while it covers them, through its last day', async () => {
    await give('gold', 0);
    await nextDay();
    expect(ascending((await listed('en')).ids)).toEqual(ascending(ids));
    expect((await getCompany('en', company))?.productCount).toBe(ids.length);
  });

  it('leave every list, count, page and call once it expired, except the first in the owner’s order', async () => {
    await give('gold', -1);
    const { changed, tags } = await nextDay();
    expect(changed).toEqual([company]);
    const [shown, over] = [ids.slice(0, cap), ids.slice(cap)];
    for (const tag of [
      `company:${company}`,
      `product:${shown[0]}`,
      `product:${over[0]}`,
      'product-list',
      'company-list',
    ])
      expect(tags).toContain(tag);
    for (const locale of ['en', 'zh'] as const) {
      const found = await listed(locale);
      expect(ascending(found.ids)).toEqual(ascending(shown));
      expect([found.total, found.facets.membership]).toEqual([cap, [{ value: 'regular', count: cap }]]);
    }
    expect((await listed('en', { membership: ['gold'] })).total).toBe(0);
    const showroom = await getShowroom('en', company);
    expect(showroom?.company).toMatchObject({ membership: 'regular', membershipValidUntil: null, productCount: cap });
    expect(showroom?.groups.reduce((sum, group) => sum + group.products, 0)).toBe(cap);
    const [last, first] = [shown.at(-1) ?? 0, over[0] ?? 0];
    expect((await getProduct('en', last))?.supplier.membership).toBe('regular');
    expect([await getProduct('en', first), await listCards('en', [first])]).toEqual([null, []]);
    expect((await productGet(ask(`/api/product/get?siteId=5&id=${first}`))).status).toBe(404);
    const others = (await listOfSupplier('en', last, 1000)).map(({ id }) => id);
    expect(ascending([...others, last])).toEqual(ascending(shown));
    const map = await (await products(ask('/sitemap-product.xml'))).text();
    expect([
      map.includes(href('productDetail', { id: last })),
      map.includes(href('productDetail', { id: first })),
    ]).toEqual([true, false]);
  });

  it('become public if an earlier one is taken down, and hidden when it is restored', async () => {
    await give('gold', -1);
    await nextDay();
    const [first, next] = [ids[0] ?? 0, ids[cap] ?? 0];
    const turn = async (shown: boolean) => {
      await db.execute(sql`update product set listed = ${shown} where id = ${first}`);
      return ascending(await db.transaction((tx) => refreshProducts(tx, [first])));
    };
    expect(await turn(false)).toEqual(ascending([first, next]));
    expect(ascending((await listed('en')).ids)).toEqual(ascending(ids.slice(1, cap + 1)));
    expect(await turn(true)).toEqual(ascending([first, next]));
    expect(ascending((await listed('en')).ids)).toEqual(ascending(ids.slice(0, cap)));
  });

  it('return with a new membership, and nothing happens without a change', async () => {
    await give('gold', -1);
    await nextDay();
    await give('gold', 30);
    expect((await nextDay()).changed).toEqual([company]);
    expect((await listed('zh')).total).toBe(ids.length);
    expect((await getProduct('en', ids.at(-1) ?? 0))?.supplier.membership).toBe('gold');
    expect(await nextDay()).toEqual({ changed: [], tags: [] });
  });
});

describe('an expired grade', () => {
  const found = async (grade: Grade) =>
    (await search(db, 'company', 'en', { grades: [grade] }, emptyState, 1000)).ids.includes(company);
  const map = async (handler: (request: Request) => Promise<Response>) => (await handler(ask('/sitemap.xml'))).text();

  it('is removed from directory, facets, record, profile features and sitemaps, until renewed', async () => {
    const [member] = await idsOf(sql`select id from showroom_team where company_id = ${company} order by id limit 1`);
    const [item] = await idsOf(sql`select id from showroom_case where company_id = ${company} order by id limit 1`);
    const record = href('companyAdvancedDetail', { id: company });
    const teamList = href('showroomTeamList', { companyId: company });
    const page = href('showroomTeam', { companyId: company, id: member ?? 0 });
    const state = async () => ({
      grades: [await found('B'), await found('C')],
      products: (await listed('en')).facets.grade?.map(({ value }) => value),
      team: ((await getShowroom('en', company))?.team.length ?? 0) > 0,
      until: (await getCompany('en', company))?.gradeValidUntil !== null,
      record: (await map(companies)).includes(record),
      listed: [(await map(showroomPages)).includes(teamList), (await map(showroomPages)).includes(page)],
      cases: (await map(showroomPages)).includes(href('showroomCase', { companyId: company, id: item ?? 0 })),
    });
    const covered = {
      grades: [true, false],
      products: ['B'],
      team: true,
      until: true,
      record: true,
      listed: [true, true],
    };
    const not = {
      grades: [false, true],
      products: ['C'],
      team: false,
      until: false,
      record: false,
      listed: [false, false],
    };
    await give('gold', 30, 'B', 0);
    await nextDay();
    expect(await state()).toMatchObject({ ...covered, cases: true });
    await give('gold', 30, 'B', -1);
    expect((await nextDay()).changed).toEqual([company]);
    expect(await state()).toMatchObject({ ...not, cases: true });
    const { data } = await (await companyGet(ask(`/api/company/get?siteId=5&id=${company}`))).json();
    expect([data.grade, data.gradeValidUntil]).toEqual(['C', null]);
    const day = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect((await getCompany('en', company))?.expiredGrade).toEqual({ grade: 'B', on: day });
    expect((await listRecords([company]))[company]).toMatchObject({
      ...{ id: company, grade: 'C', membership: 'gold', gradeValidUntil: null },
      expiredGrade: { grade: 'B', on: day },
    });
    await give('gold', 30, 'A', 30);
    await nextDay();
    expect(await state()).toMatchObject({ ...covered, grades: [false, false], products: ['A'] });
    expect((await listRecords([company]))[company]).toMatchObject({ grade: 'A', expiredGrade: null });
  });
});

describe('the demo catalogue', () => {
  it('shows one expired grade and one expired membership', async () => {
    const [count] = await rows(
      db,
      sql`select count(*) filter (where grade_valid_until < ${loadedOn.toISOString()}::date)::int as grades,
        count(*) filter (where membership_valid_until < ${loadedOn.toISOString()}::date)::int as memberships
        from company where demo and id <> ${company}`,
    );
    expect(count).toEqual({ grades: 1, memberships: 1 });
  });

  it('fits any requested number of products within the caps', async () => {
    const undo = new Error('undo');
    const work = db.transaction(async (tx) => {
      await addBranches(tx, 100_000);
      const [room] = await rows<{ total: number; over: number; branches: number; groups: number }>(
        tx,
        sql`select sum(room)::int as total, count(*) filter (where room + bases > ${config.caps.product.diamond})::int as over,
          count(*) filter (where company_id <> base_id)::int as branches,
          (select count(distinct company_id)::int from product_group where company_id in (select company_id from maker where company_id <> base_id)) as groups
          from maker`,
      );
      expect(room?.total).toBeGreaterThanOrEqual(100_000);
      expect([room?.over, room?.groups]).toEqual([room?.branches, room?.branches]);
      expect(room?.branches).toBeGreaterThan(0);
      throw undo;
    });
    await expect(work).rejects.toBe(undo);
  });
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as request } from '@/app/api/company/upgrade/request/route';
import { POST as view } from '@/app/api/view/route';
import { getOwnUpgrade } from '@/lib/company/upgrade/queries';
import { database } from '@/lib/platform/db/client';
import { refreshCompanies } from '@/lib/search/refresh';
import { listCompanyUpgrades } from '@/lib/staff/queue/queries';
import { recordView } from '@/lib/stats/commands';
import { getPageViews } from '@/lib/stats/queries';
import { demoDatabase } from '../database';
import { forgetCompanies, makeDraft, makeReviewer, makeUpload } from '../factories';
import { Browser } from './browser-double';
import { one } from './company-kit';
import { forgetTrade, makeBidder, makePurchaser, makeQuotation, makeRequest } from './trade-kit';

let asker: Awaited<ReturnType<typeof makeDraft>>;
const setRole = (role: string) =>
  database().execute(sql`update account set company_role = ${role} where id = ${asker.actor.accountId}`);

beforeAll(async () => {
  await demoDatabase();
  asker = await makeDraft('upgrade_asker');
}, 240_000);

describe('an upgrade request', () => {
  it('is sent only by the owner', async () => {
    await setRole('editor');
    expect((await asker.browser.post(request, { wanted: 'gold' })).status).toBe(403);
    await setRole('owner');
    expect((await asker.browser.post(request, { wanted: 'platinum' })).status).toBe(400);
  });

  it('is open once, however often sent', async () => {
    const sent = await Promise.all([
      asker.browser.post(request, { wanted: 'gold', message: 'For a fair in May' }),
      asker.browser.post(request, { wanted: 'B' }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(sent.find(({ status }) => status === 200)?.message).toBe('Sent successfully');
    expect(sent.find(({ status }) => status === 409)?.errors).toMatchObject([{ field: 'wanted', key: 'upgradeOpen' }]);
    expect((await getOwnUpgrade(asker.actor)).wish).toMatchObject({ state: 'open', answer: null });
  });

  it('must exceed the company’s current standing', async () => {
    await database().execute(sql`delete from upgrade_request where company_id = ${asker.actor.companyId}`);
    await database().execute(sql`update company set membership = 'gold', membership_valid_until = current_date + 5, grade = 'B'
      where id = ${asker.actor.companyId}`);
    for (const wanted of ['gold', 'B'])
      expect((await asker.browser.post(request, { wanted })).errors).toMatchObject([{ key: 'heldAlready' }]);
    await database().execute(
      sql`update company set membership_valid_until = current_date - 1 where id = ${asker.actor.companyId}`,
    );
    expect((await getOwnUpgrade(asker.actor)).standing).toMatchObject({ grade: 'B', membership: 'regular' });
    expect((await asker.browser.post(request, { wanted: 'gold' })).status).toBe(200);
  });

  it('shows the usage of each cap', async () => {
    const { caps } = await getOwnUpgrade(asker.actor);
    expect(caps.find(({ kind }) => kind === 'picture')).toEqual({ kind: 'picture', used: 0, most: 1 });
    expect(caps.find(({ kind }) => kind === 'product')).toMatchObject({ most: 50 });
  });
});

describe('a month’s quotations', () => {
  it('count towards the caps until the month is over', async () => {
    const bidder = await makeBidder('gold');
    const quotations = async () => (await getOwnUpgrade(bidder)).caps.find(({ kind }) => kind === 'quotation');
    expect(await quotations()).toEqual({ kind: 'quotation', used: 0, most: 60 });
    await makeQuotation(bidder, await makeRequest(await makePurchaser()));
    expect(await quotations()).toMatchObject({ used: 1 });
    await database().execute(
      sql`update quotation set submitted_at = now() - interval '32 days' where company_id = ${bidder.companyId}`,
    );
    expect(await quotations()).toMatchObject({ used: 0 });
    await forgetTrade();
  });
});

describe('the documents of a request for a grade', () => {
  const ask = (body: object) => asker.browser.post(request, { wanted: 'A', ...body });

  it('must be the company’s files of the kind only for review', async () => {
    const { companyId } = asker.actor;
    await database().execute(sql`delete from upgrade_request where company_id = ${companyId}`);
    const other = await makeDraft('upgrade_other');
    for (const key of [
      await makeUpload(other.actor, 'licence'),
      await makeUpload(asker.actor, 'picture'),
      'licence/none',
    ])
      expect((await ask({ documents: [key] })).errors).toMatchObject([{ field: 'documents.0', key: 'fileMissing' }]);
    await forgetCompanies(other.actor);
  });

  it('are stored with it and shown only to staff', async () => {
    const { companyId } = asker.actor;
    const files = [await makeUpload(asker.actor, 'licence'), await makeUpload(asker.actor, 'licence')];
    expect((await ask({ documents: files, message: 'As agreed' })).status).toBe(200);
    expect((await getOwnUpgrade(asker.actor)).wish?.documents).toEqual(['licence.jpg', 'licence.jpg']);
    const reviewer = await makeReviewer('upgrade_reviewer');
    const [row] = await listCompanyUpgrades(reviewer, companyId, 'en');
    expect(row?.documents).toEqual(files.map((key) => ({ key, name: 'licence.jpg' })));
    const { state } = await one<{ state: string }>(sql`select state from upload where key = ${files[0]}`);
    expect(state).toBe('referenced');
  });
});

describe('page views', () => {
  it('exclude the company’s own users', async () => {
    const { companyId } = asker.actor;
    await database().execute(sql`update company set status = 'normal', published_at = now() where id = ${companyId}`);
    await database().transaction((tx) => refreshCompanies(tx, [companyId]));
    for (const browser of [asker.browser, asker.browser, new Browser()])
      await browser.post(view, { kind: 'company', id: companyId });
    const { views } = await one<{ views: number }>(
      sql`select coalesce(sum(views), 0)::int as views from page_view where kind = 'company' and subject_id = ${companyId}`,
    );
    expect(views).toBe(1);
    await database().execute(sql`delete from page_view where kind = 'company' and subject_id = ${companyId}`);
  });

  it('are those of the company and its products, in its time zone, each period beside the previous one', async () => {
    const { id, companyId } = await one<{ id: number; companyId: number }>(
      sql`select s.product_id as id, s.company_id as "companyId" from product_search s join company c on c.id = s.company_id
        where s.locale = 'en' and c.country_code = 'CN' order by 1 limit 1`,
    );
    const actor = { ...asker.actor, companyId };
    // Late on the 30th in UTC it is the 31st in China.
    const at = new Date('2030-05-30T20:00:00Z');
    let visitor = 0n;
    const count = (kind: 'company' | 'product', subject: number, day: string) =>
      recordView(database(), kind, subject, day, visitor++);
    await count('company', companyId, '2030-05-31');
    for (const day of [
      '2030-05-30',
      '2030-05-30',
      '2030-05-29',
      '2030-05-23',
      '2030-05-01',
      '2030-04-30',
      '2030-04-01',
    ])
      await count('company', companyId, day);
    await count('company', companyId, '2030-03-31');
    for (const day of ['2030-05-30', '2030-05-24', '2030-04-30']) await count('product', id, day);
    const { timeZone, series, periods, products } = await getPageViews(actor, 'en', at);
    await database().execute(sql`delete from page_view where day > '2030-01-01'`);
    expect(timeZone).toBe('Asia/Shanghai');
    expect([series.length, series[0]?.day, series.at(-1)]).toEqual([
      60,
      '2030-04-01',
      { day: '2030-05-30', company: 2, product: 1 },
    ]);
    expect(periods).toEqual([
      {
        ...{ period: 'yesterday', first: '2030-05-30', last: '2030-05-30' },
        ...{ company: { now: 2, before: 1 }, product: { now: 1, before: 0 } },
      },
      {
        ...{ period: 'week', first: '2030-05-24', last: '2030-05-30' },
        ...{ company: { now: 3, before: 1 }, product: { now: 2, before: 0 } },
      },
      {
        ...{ period: 'month', first: '2030-05-01', last: '2030-05-30' },
        ...{ company: { now: 5, before: 2 }, product: { now: 2, before: 1 } },
      },
    ]);
    expect(products).toMatchObject([{ id, now: 2, before: 1 }]);
  });
});

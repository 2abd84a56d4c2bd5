import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as submitProfile } from '@/app/api/company/profile/submit/route';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { listNotices } from '@/lib/notification/queries';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { submitProduct } from '@/lib/product/edit/commands';
import { getOwnProduct, listOwnProducts } from '@/lib/product/edit/queries';
import { wholeAudit } from '@/lib/staff/audit/filter';
import { listAudit } from '@/lib/staff/audit/queries';
import { getCompanyForStaff, listAccounts, listCompanyItems } from '@/lib/staff/company/queries';
import { countQueues, listDecided, listQueue, listQueueAround } from '@/lib/staff/queue/queries';
import { decide } from '@/lib/staff/review/commands';
import { getReview } from '@/lib/staff/review/queries';
import { lastRejection, shownOf } from '@/lib/staff/review/rules';
import { searchConsole } from '@/lib/staff/search/queries';
import type { QueueFilter } from '@/lib/staff/types';
import { demoDatabase } from '../database';
import { findReferences, makeDraft, productOf, type References } from '../factories';
import { one, profileOf, waitingOf } from './company-kit';
import { type Colleague, makeColleague } from './staff-kit';

let reviewer: Colleague;
let support: Colleague;
let supplier: Awaited<ReturnType<typeof makeDraft>>;
let references: References;
let productId = 0;

const first: QueueFilter = { page: 1, newest: false, grade: null };
const reviewOf = async (id: number) =>
  (
    await one<{ id: number }>(
      sql`select id from review where kind = 'product' and target_id = ${id} and state = 'pending'`,
    )
  ).id;
const own = async (filter: QueueFilter) =>
  (await listQueue(reviewer.actor, 'product', filter, 'en')).rows
    .filter(({ companyId }) => companyId === supplier.actor.companyId)
    .map(({ title }) => title);

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('queue_reviewer', 'reviewer');
  support = await makeColleague('queue_support', 'support');
  supplier = await makeDraft('queue_supplier');
  references = await findReferences();
  await supplier.browser.post(submitProfile, { ...(await profileOf(supplier.actor)), revision: 0 });
  await decide(reviewer.actor, { id: (await waitingOf(supplier.actor)) ?? 0, decision: 'approve', reason: '' });
  for (const name of ['Bog pump one', 'Bog pump two'])
    ({ id: productId } = await submitProduct(supplier.actor, null, productOf(references, name)));
}, 240_000);

describe('a review queue', () => {
  it('lists pending items, oldest or newest first, of all grades or one', async () => {
    const { count, oldest } = (await countQueues(support.actor)).find(({ kind }) => kind === 'product') ?? {};
    expect(count).toBeGreaterThanOrEqual(2);
    expect(Date.parse(oldest ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await own(first)).toEqual(['Bog pump one', 'Bog pump two']);
    expect(await own({ ...first, newest: true })).toEqual(['Bog pump two', 'Bog pump one']);
    expect(await own({ ...first, grade: 'C' })).toHaveLength(2);
    expect(await own({ ...first, grade: 'A' })).toEqual([]);
  });

  it('finds a submission’s position, however far down', async () => {
    const made = await rows<{ id: number }>(
      database(),
      sql`insert into review (kind, target_id, company_id, title, locale, submitted_at)
        select kind, 1000000 + n, company_id, title, locale, now() + n * interval '1 second'
        from review, generate_series(1, 40) n where id = ${await reviewOf(productId)} order by n returning id`,
    );
    const ids = made.map(({ id }) => id);
    const around = async (id: number, newest: boolean) => {
      const queue = await listQueueAround(reviewer.actor, { kind: 'product', id }, { newest, grade: null }, 'en');
      return { ...queue, at: queue.rows.findIndex((row) => row.id === id), ids: queue.rows.map((row) => row.id) };
    };
    const late = await around(ids[30] ?? 0, false);
    expect(late.ids.slice(late.at - 3, late.at + 4)).toEqual(ids.slice(27, 34));
    expect(late.fromFirst).toBe(false);
    const last = await around(ids[39] ?? 0, true);
    expect([last.at, last.fromFirst, last.ids[1]]).toEqual([0, true, ids[38]]);
    await database().execute(sql`delete from review where target_id between 1000001 and 1000040`);
  });
});

describe('a submission', () => {
  it('of a new item is shown in full, with names of references', async () => {
    const review = await getReview(support.actor, await reviewOf(productId), 'en');
    expect(review).toMatchObject({ fresh: true, state: 'pending', reader: 'en', history: [] });
    const side = (path: string) => review?.fields.find((field) => field.path === path)?.after;
    expect(side('name.en')).toEqual(['Bog pump two']);
    expect(side('originCode')).toEqual(['Germany']);
    expect(side('priceKind')).toEqual(['Price range']);
    expect(side('parameters')?.at(-1)).toBe('Impeller coating: ETFE');
    expect(side('categories')?.[0]).not.toMatch(/^\d+$/);
    expect(side('pictures')).toEqual(['demo/pump.jpg', 'demo/pump-2.jpg']);
    expect(review?.fields.every(({ before }) => before.length === 0)).toBe(true);
  });

  it('of a change lists only what differs from the published version', async () => {
    await decide(reviewer.actor, { id: await reviewOf(productId), decision: 'approve', reason: '' });
    const change = productOf(references, 'Bog pump two', { model: 'PB-9', tags: [], priceMax: 190 });
    await submitProduct(supplier.actor, productId, change);
    const review = await getReview(reviewer.actor, await reviewOf(productId), 'zh');
    const changed = review?.fields.filter((field) => field.changed) ?? [];
    expect(changed.map(({ path }) => path)).toEqual(['tags', 'model', 'priceMax']);
    expect(changed.find(({ path }) => path === 'model')).toMatchObject({ before: ['PB-1'], after: ['PB-9'] });
    expect(changed.find(({ path }) => path === 'tags')?.after).toEqual([]);
    expect(review).toMatchObject({ fresh: false, history: [{ state: 'approved' }] });
  });

  it('already decided shows reviewer and decision, as it was then', async () => {
    const id = await reviewOf(productId);
    await decide(reviewer.actor, { id, decision: 'reject', reason: 'Poor image', flags: ['model'] });
    const [latest] = (await listDecided(reviewer.actor, 'product', 1, 'en')).rows;
    expect(latest).toMatchObject({ id, state: 'rejected', reason: 'Poor image', by: 'reviewer Probe' });
    const decided = await getReview(reviewer.actor, id, 'en');
    expect(decided).toMatchObject({
      ...{ state: 'rejected', reason: 'Poor image', decidedBy: 'reviewer Probe', flags: ['model'], fresh: false },
    });
    expect(decided?.fields.filter(({ changed }) => changed).map(({ path }) => path)).toEqual([
      'tags',
      'model',
      'priceMax',
    ]);
    await submitProduct(
      supplier.actor,
      productId,
      productOf(references, 'Bog pump two', { model: 'PB-10', tags: [], priceMax: 190 }),
    );
    const again = await getReview(reviewer.actor, await reviewOf(productId), 'en');
    expect(again?.earlierFlags).toEqual(['model']);
    expect(again?.since?.filter(({ changed }) => changed)).toMatchObject([
      { path: 'model', before: ['PB-9'], after: ['PB-10'] },
    ]);
    const waiting = async () =>
      (await listQueue(reviewer.actor, 'product', first, 'en')).rows.find(({ targetId }) => targetId === productId);
    expect((await waiting())?.rejections).toBe(1);
    if (again) {
      expect(lastRejection(again)).toMatchObject({ reason: 'Poor image', by: 'reviewer Probe' });
      expect([shownOf(null, again), shownOf('all', again)]).toEqual(['since', 'all']);
    }
    await decide(reviewer.actor, { id: await reviewOf(productId), decision: 'approve', reason: '' });
    expect((await getReview(reviewer.actor, id, 'en'))?.fields.find(({ path }) => path === 'model')).toMatchObject({
      before: ['PB-1'],
      after: ['PB-9'],
    });
    expect(await getReview(reviewer.actor, 2_000_000_000, 'en')).toBeNull();
    // A change after the approval starts a new review.
    await submitProduct(supplier.actor, productId, productOf(references, 'Bog pump two', { model: 'PB-11', tags: [] }));
    expect((await waiting())?.rejections).toBe(0);
    const change = await getReview(reviewer.actor, await reviewOf(productId), 'en');
    expect(change && [lastRejection(change), shownOf(null, change)]).toEqual([null, 'changed']);
    await decide(reviewer.actor, { id: await reviewOf(productId), decision: 'approve', reason: '' });
  });

  it('of a profile warns of a number used by another company', async () => {
    const { number, country } = await one<{ number: string; country: string }>(
      sql`select registration_number as number, country_code as country from company where demo and registration_number <> '' and country_code = 'CN' limit 1`,
    );
    await database().execute(sql`insert into review (kind, target_id, company_id, title, locale, content)
      values ('company', ${supplier.actor.companyId}, ${supplier.actor.companyId}, 'Probe', 'en',
        ${JSON.stringify({ ...(await profileOf(supplier.actor)), registrationNumber: number, countryCode: country })}::jsonb)`);
    const review = await getReview(reviewer.actor, (await waitingOf(supplier.actor)) ?? 0, 'en');
    const { checks = [] } = review ?? {};
    expect(checks.map(({ key }) => key)).toEqual(['numberTaken', expect.stringMatching(/^code/), 'phoneKnown']);
    expect(checks[0]?.good).toBe(false);
  });
});

describe('the staff', () => {
  it('find a company and a product by name, id and number, and not by a percent sign', async () => {
    const { companyId } = supplier.actor;
    const found = (keyword: string) => searchConsole(support.actor, keyword, 'en');
    expect((await found(`probe works ${companyId}`)).companies.map(({ id }) => id)).toEqual([companyId]);
    expect((await found(`HRB ${companyId}`)).companies.map(({ id }) => id)).toContain(companyId);
    expect((await found(String(companyId))).companies[0]?.id).toBe(companyId);
    expect((await found('bog PUMP one')).products).toMatchObject([{ name: 'Bog pump one', companyId }]);
    expect(await found('%')).toEqual({ companies: [], products: [], accounts: [] });
    expect(await found('  ')).toEqual({ companies: [], products: [], accounts: [] });
  });

  it('see all of a company: users, items, and audit entries', async () => {
    const { companyId } = supplier.actor;
    expect(await getCompanyForStaff(support.actor, companyId, 'en')).toMatchObject({
      ...{ id: companyId, status: 'normal', country: 'Germany', today: { grade: 'C', membership: 'regular' } },
    });
    expect(await getCompanyForStaff(support.actor, 2_000_000_000, 'en')).toBeNull();
    expect(await listAccounts(support.actor, companyId)).toMatchObject([{ username: 'queue_supplier', role: 'owner' }]);
    for (const kind of ['certificate', 'launch', 'offer', 'case', 'module', 'page'] as const)
      expect((await listCompanyItems(support.actor, { companyId, kind, page: 1 }, 'en')).rows, kind).toEqual([]);
    const things = await listCompanyItems(support.actor, { companyId, kind: 'product', page: 1 }, 'en');
    expect(things.rows.map(({ title, status }) => `${title} ${status}`).sort()).toEqual([
      'Bog pump one pending',
      'Bog pump two normal',
    ]);
    const { rows: deeds } = await listAudit(support.actor, { ...wholeAudit, companyId }, 'en');
    expect(deeds.find(({ action }) => action === 'product.reject')).toMatchObject({
      ...{ by: 'reviewer Probe', actorKind: 'staff', reason: 'Poor image', companyId },
    });
  });
});

describe('a usual reason', () => {
  const usual = { reason: 'Pictures: A picture is blurred.', preset: 'picture' as const, flags: ['pictures'] };
  const german = 'Bilder: Ein Bild ist unscharf';
  const stateOf = async (site: Locale) => {
    const filter = { page: 1, pageSize: 20, listed: null, groupId: null, keyword: 'Bog pump one', state: null };
    const [product] = (await listOwnProducts(supplier.actor, site, filter as Parameters<typeof listOwnProducts>[2]))
      .items;
    const form = await getOwnProduct(supplier.actor, site, product?.id ?? 0);
    const notices = await listNotices(supplier.actor, site, { page: 1, pageSize: 1 });
    return [product?.reason ?? '', form?.version?.reason ?? '', notices.items[0]?.text ?? ''];
  };
  const rejected = async (over: { preset?: null }) => {
    const { targetId } = await one<{ targetId: number }>(
      sql`select target_id as "targetId" from review where company_id = ${supplier.actor.companyId} and title = 'Bog pump one' limit 1`,
    );
    await submitProduct(supplier.actor, targetId, productOf(references, 'Bog pump one'));
    await decide(reviewer.actor, { id: await reviewOf(targetId), decision: 'reject', ...usual, ...over });
  };

  it('is shown in the site’s language, in the list, the form and the notice', async () => {
    await rejected({});
    for (const words of await stateOf('de')) expect(words).toContain(german);
    for (const words of await stateOf('zh')) expect(words).toContain('图片模糊');
  });

  it('is also translated in a notice about several', async () => {
    await rejected({});
    await rejected({});
    expect((await stateOf('zh'))[2]?.match(/图片模糊/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('written by hand is not translated', async () => {
    await rejected({ preset: null });
    for (const words of await stateOf('de')) expect(words).toContain(usual.reason);
  });

  it('of a profile is translated too', async () => {
    const { companyId } = supplier.actor;
    const submission = await profileOf(supplier.actor);
    await database().execute(
      sql`delete from review where kind = 'company' and state = 'pending' and company_id = ${companyId}`,
    );
    const { revision } = await getOwnProfile(supplier.actor, 'en');
    await supplier.browser.post(submitProfile, { ...submission, website: 'https://other.example', revision });
    const id = (await waitingOf(supplier.actor)) ?? 0;
    await decide(reviewer.actor, { id, decision: 'reject', reason: 'In English', preset: 'contact', flags: [] });
    expect((await getOwnProfile(supplier.actor, 'de')).reason).toContain('Kontaktdaten');
    expect((await getOwnProfile(supplier.actor, 'ar')).reason).toContain('بيانات اتصال');
  });
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { getProduct } from '@/lib/product/detail/queries';
import { saveProduct, submitProduct } from '@/lib/product/edit/commands';
import { setListed } from '@/lib/product/edit/list/commands';
import { getOwnProduct, listOwnProducts } from '@/lib/product/edit/queries';
import { approveProduct, disableProduct, enableProduct, rejectProduct } from '@/lib/product/review/commands';
import { getProductForReview } from '@/lib/product/review/queries';
import { listOwnTasks } from '@/lib/site/dashboard/queries';
import { decide } from '@/lib/staff/review/commands';
import { getReview } from '@/lib/staff/review/queries';
import { demoDatabase } from '../database';
import { findReferences, makeReviewer, makeSupplier, productOf, type References } from '../factories';
import { columnOf, refusalOf } from './product-kit';

let actor: SupplierActor;
let reviewer: StaffActor;
let references: References;

const make = (name: string, over = {}) => productOf(references, name, over);
const review = async (id: number) => {
  const [found] = await rows<{ id: number; targetId: number; locale: 'en'; content: unknown }>(
    database(),
    sql`select id, target_id as "targetId", locale, content from review where kind = 'product' and target_id = ${id} order by id desc limit 1`,
  );
  return found ?? { id: 0, targetId: 0, locale: 'en' as const, content: null };
};
const submit = async (name: string, over = {}) => {
  const { id } = await submitProduct(actor, null, make(name, over));
  return { id, reviewId: (await review(id)).id };
};
const publish = async (name: string, over = {}) => {
  const { id, reviewId } = await submit(name, over);
  await approveProduct(reviewer, reviewId);
  return id;
};
const notices = () =>
  rows<{ type: string; values: object; path: string }>(
    database(),
    sql`select type, values, path from notification where account_id = ${actor.accountId} and type like 'product%' order by id desc`,
  );

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ actor } = await makeSupplier('review_owner'));
  await database().execute(sql`update account set email_confirmed_at = now() where id = ${actor.accountId}`);
  reviewer = await makeReviewer('review_reviewer');
});
afterEach(async () => {
  await database().execute(sql`delete from product where company_id = ${actor.companyId}`);
  // A recent unread decision would be merged with the next.
  await database().execute(sql`delete from notification where account_id = ${actor.accountId}`);
});

describe('an approval', () => {
  it('publishes and lists a new product with all its values', async () => {
    const { id, reviewId } = await submit('Shown pump');
    expect(await getProduct('en', id)).toBeNull();
    expect(await getProductForReview(reviewer, await review(id))).toMatchObject({
      current: null,
      proposed: { ...make('Shown pump'), parameters: [{ min: 7.5, unit: 'kVA' }, {}, { text: 'ETFE' }] },
    });
    await approveProduct(reviewer, reviewId);
    expect(await getProduct('en', id)).toMatchObject({
      name: { text: 'Shown pump', locale: 'en' },
      price: { kind: 'range', min: 12_050, max: 18_000, currency: 'EUR' },
      minimumOrder: 2,
      leadDays: { min: 10, max: 20 },
      priceBreaks: [
        { quantity: 10, price: 11_000 },
        { quantity: 50, price: 9_950 },
      ],
    });
    const parameters = (await getProduct('en', id))?.parameters.flatMap(({ items }) => items) ?? [];
    expect(parameters.map(({ value }) => value.kind).sort()).toEqual(['number', 'option', 'text']);
    const own = parameters.find(({ label }) => label === 'Impeller coating');
    expect(own).toMatchObject({ key: 'impeller coating', value: { text: 'ETFE' } });
    expect(own).not.toHaveProperty('locale');
    const abroad = (await getProduct('ar', id))?.parameters.flatMap(({ items }) => items) ?? [];
    expect(abroad.find(({ label }) => label === 'Impeller coating')).toMatchObject({ locale: 'en' });
    expect(await notices()).toMatchObject([
      { type: 'productApproved', values: { title: 'Shown pump' }, path: expect.stringContaining(`${id}`) },
    ]);
    const [mail] = await rows<{ text: string }>(
      database(),
      sql`select content ->> 'text' as text from outbox order by id desc limit 1`,
    );
    expect(mail?.text).toContain('“Shown pump” has been approved');
  });

  it('replaces the published version, but keeps group, position and listing', async () => {
    const id = await publish('Old pump');
    await setListed(actor, [id], false);
    const changed = make('New pump', {
      priceKind: 'negotiable',
      priceMin: null,
      priceMax: null,
      priceBreaks: [],
      tags: [references.tag],
      sort: 3,
    });
    await submitProduct(actor, id, changed);
    expect(await getProductForReview(reviewer, await review(id))).toMatchObject({
      current: { translations: { en: { name: 'Old pump' } } },
      proposed: { translations: { en: { name: 'New pump' } } },
    });
    await database().execute(sql`update product set sort = 9 where id = ${id}`);
    await approveProduct(reviewer, (await review(id)).id);
    expect(await columnOf(id, 'sort')).toBe(9);
    expect(await columnOf(id, 'listed')).toBe(false);
    expect(await columnOf(id, 'price_kind')).toBe('negotiable');
    expect((await getOwnProduct(actor, 'en', id))?.version).toBeNull();
    // Its former name is free again.
    expect(await refusalOf(saveProduct(actor, null, make('Old pump')))).toBe('done');
    expect(await refusalOf(saveProduct(actor, null, make('New pump')))).toContain('nameDuplicated');
  });

  it('happens once, by a reviewer', async () => {
    const { reviewId } = await submit('Single pump');
    const editor = { ...reviewer, roles: ['editor'] } as unknown as StaffActor;
    expect(await refusalOf(approveProduct(editor, reviewId))).toBe('role staffRole');
    const both = await Promise.all([
      refusalOf(approveProduct(reviewer, reviewId)),
      refusalOf(rejectProduct(reviewer, reviewId, 'Blurred')),
    ]);
    expect(both.sort()).toEqual(['done', 'id decided']);
    expect(await refusalOf(approveProduct(reviewer, 999_999))).toBe('notFound');
  });
});

describe('a rejection', () => {
  it('has a reason, and keeps the input to continue', async () => {
    const { id, reviewId } = await submit('Blurred pump');
    expect(await refusalOf(rejectProduct(reviewer, reviewId, '  '))).toBe('reason required');
    await rejectProduct(reviewer, reviewId, 'The cover is blurred');
    expect(await columnOf(id, 'status')).toBe('reject');
    expect(await getOwnProduct(actor, 'en', id)).toMatchObject({
      version: { state: 'rejected', reason: 'The cover is blurred' },
      input: { translations: make('Blurred pump').translations, priceMin: 120.5 },
    });
    const [latest] = await notices();
    expect(latest).toMatchObject({ type: 'productRejected', values: { reason: 'The cover is blurred' } });
    await submitProduct(actor, id, make('Blurred pump', { brand: 'Probe' }));
    expect(await columnOf(id, 'status')).toBe('pending');
  });

  it('keeps reason and flags while a draft is saved, until submitted', async () => {
    const filter = {
      siteId: 5,
      listed: null,
      groupId: null,
      keyword: '',
      page: 1,
      pageSize: 50,
      state: 'reject',
    } as const;
    const rejected = async (of: number) =>
      (await listOwnProducts(actor, 'en', filter)).items.find(({ id }) => id === of);
    const { id, reviewId } = await submit('Mended pump');
    await decide(reviewer, { id: reviewId, decision: 'reject', reason: 'Blurred', flags: ['model'] });
    await saveProduct(actor, id, make('Mended pump', { brand: 'Probe' }));
    expect(await columnOf(id, 'status')).toBe('reject');
    expect(await rejected(id)).toMatchObject({ reason: 'Blurred' });
    expect(await getOwnProduct(actor, 'en', id)).toMatchObject({
      version: { state: 'rejected', reason: 'Blurred', flags: ['model'] },
      input: { brand: 'Probe' },
    });
    const tasks = await listOwnTasks(actor);
    expect(tasks.find(({ kind }) => kind === 'product')?.count).toBeGreaterThan(0);
    expect((await getReview(reviewer, reviewId, 'en'))?.state).toBe('rejected');
    await submitProduct(actor, id, make('Mended pump', { brand: 'Probe' }));
    expect([await columnOf(id, 'status'), await rejected(id)]).toEqual(['pending', undefined]);

    const other = await publish('Standing pump');
    await submitProduct(actor, other, make('Falling pump'));
    await rejectProduct(reviewer, (await review(other)).id, 'Not a pump');
    await saveProduct(actor, other, make('Rising pump'));
    expect(await rejected(other)).toMatchObject({ status: 'normal', reason: 'Not a pump', listed: true });
    const { version, input } = (await getOwnProduct(actor, 'en', other)) ?? {};
    expect([version?.reason, input?.translations.en?.name]).toEqual(['Not a pump', 'Rising pump']);
  });

  it('names flagged fields like the form', async () => {
    const { id, reviewId } = await submit('Flagged pump');
    const flags = ['name.en', 'model'];
    await decide(reviewer, { id: reviewId, decision: 'reject', reason: 'Too short', flags });
    const named = { flags: ['translations.en.name', 'model'] };
    expect((await getOwnProduct(actor, 'en', id))?.version).toMatchObject(named);
    await submitProduct(actor, id, make('Flagged pump', { model: 'PB-2' }));
    expect((await getOwnProduct(actor, 'en', id))?.version).toMatchObject({ state: 'pending', flags: [] });
  });

  it('of a change keeps the published version', async () => {
    const id = await publish('Steady pump');
    await submitProduct(actor, id, make('Loud pump'));
    await rejectProduct(reviewer, (await review(id)).id, 'Not a pump');
    expect((await getProduct('en', id))?.name.text).toBe('Steady pump');
    const filter = { siteId: 5, listed: null, groupId: null, keyword: '', page: 1, pageSize: 20 };
    expect((await listOwnProducts(actor, 'en', { ...filter, state: 'reject' })).items).toMatchObject([
      { id, name: 'Steady pump', status: 'normal', state: 'reject', reason: 'Not a pump', listed: true, shown: true },
    ]);
    expect((await getOwnProduct(actor, 'en', id))?.input.translations.en?.name).toBe('Loud pump');
  });
});

describe('staff', () => {
  it('take down and restore a product, and its owner lists it again', async () => {
    const id = await publish('Doubtful pump');
    expect(await refusalOf(enableProduct(reviewer, id))).toBe('conflict');
    await disableProduct(reviewer, id, 'Name on hold');
    expect(await getProduct('en', id)).toBeNull();
    expect(await refusalOf(setListed(actor, [id], true))).toBe('ids notListable');
    expect(await refusalOf(disableProduct(reviewer, id, 'Again'))).toBe('conflict');
    await submitProduct(actor, id, make('Certain pump'));
    await approveProduct(reviewer, (await review(id)).id);
    expect(await columnOf(id, 'status')).toBe('disable');
    await enableProduct(reviewer, id);
    await setListed(actor, [id], true);
    expect((await getProduct('en', id))?.name.text).toBe('Certain pump');
  });
});

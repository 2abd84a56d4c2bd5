import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as ownCall } from '@/app/api/product/own/route';
import { POST as submitCall } from '@/app/api/product/submit/route';
import { coverageOf } from '@/components/product/center/coverage';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { discardChange, saveProduct, submitProduct, withdrawProduct } from '@/lib/product/edit/commands';
import { deleteProducts, moveProduct, setGroup, setListed } from '@/lib/product/edit/list/commands';
import { getOwnProduct, listOwnProducts, suggestParameters } from '@/lib/product/edit/queries';
import { blankInput, productFields } from '@/lib/product/edit/schema';
import { approveProduct } from '@/lib/product/review/commands';
import { demoDatabase } from '../database';
import { findReferences, makeReviewer, makeSupplier, productOf, type References } from '../factories';
import type { Browser } from './browser-double';
import { columnOf, refusalOf } from './product-kit';

let actor: SupplierActor;
let rival: SupplierActor;
let browser: Browser;
let references: References;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;

const make = (name: string, over = {}) => productOf(references, name, over);
const pendingReview = async (id: number) =>
  (
    await rows<{ id: number }>(
      database(),
      sql`select id from review where kind = 'product' and target_id = ${id} and state = 'pending'`,
    )
  )[0]?.id ?? 0;
const publish = async (name: string, over = {}) => {
  const { id } = await submitProduct(actor, null, make(name, over));
  await approveProduct(reviewer, await pendingReview(id));
  return id;
};
const list = (over = {}) =>
  listOwnProducts(actor, 'en', {
    siteId: 5,
    state: null,
    listed: null,
    groupId: null,
    keyword: '',
    page: 1,
    pageSize: 20,
    ...over,
  });
const searchable = async (id: number) =>
  (await rows(database(), sql`select from product_search where product_id = ${id} and locale = 'en'`)).length > 0;

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ actor, browser } = await makeSupplier('edit_owner'));
  ({ actor: rival } = await makeSupplier('edit_rival'));
  reviewer = await makeReviewer('edit_reviewer');
});
afterEach(() =>
  database().execute(sql`delete from product where company_id in (${actor.companyId}, ${rival.companyId})`),
);

describe('a draft', () => {
  it('saves any input, also unfinished prices', async () => {
    const draft = make('Draft pump', {
      priceMin: 200,
      priceMax: 100,
      currency: '',
      unit: '',
      categories: [],
      pictures: [],
    });
    const { id } = await saveProduct(actor, null, draft);
    expect(await columnOf(id, 'status')).toBe('uploading');
    expect((await getOwnProduct(actor, 'en', id))?.input).toEqual(draft);
    const better = make('Draft pump', { priceMin: 90 });
    expect(await saveProduct(actor, id, better)).toMatchObject({ id });
    expect((await getOwnProduct(actor, 'en', id))?.input).toEqual(better);
    await deleteProducts(actor, [id]);
  });

  it('is private', async () => {
    const { id } = await saveProduct(actor, null, make('Own pump'));
    expect(await getOwnProduct(rival, 'en', id)).toBeNull();
    expect(await refusalOf(saveProduct(rival, id, make('Stolen pump')))).toBe('notFound');
    expect(await refusalOf(deleteProducts(rival, [id]))).toBe('notFound');
    expect(await refusalOf(setListed(rival, [id], true))).toBe('notFound');
    const sales = { ...actor, role: 'sales' } as SupplierActor;
    expect(await refusalOf(saveProduct(sales, id, make('Own pump')))).toBe('role role');
    await expect(async () => setListed(sales, [id], true)).rejects.toThrow('forbidden');
    await expect(async () => deleteProducts(sales, [id])).rejects.toThrow('forbidden');
    const all = { siteId: 5, state: null, listed: null, groupId: null, keyword: '', page: 1, pageSize: 20 } as const;
    expect((await listOwnProducts(sales, 'en', all)).items.map((product) => product.id)).toContain(id);
    expect((await getOwnProduct(sales, 'en', id))?.id).toBe(id);
    await deleteProducts(actor, [id]);
  });

  it('is as complete in a language in the list as in its form', async () => {
    const text = { name: 'Whole pump', summary: 'Small', introduction: 'Long' };
    const [de, fr] = [{ name: 'Teilpumpe' }, { ...text, name: 'Pompe' }];
    const { translations } = productFields.parse({ locale: 'en', translations: { en: text, de, fr } });
    const { id } = await saveProduct(actor, null, make('', { translations }));
    const all = { siteId: 5, state: null, listed: null, groupId: null, keyword: '', page: 1, pageSize: 20 } as const;
    const [listed] = (await listOwnProducts(actor, 'en', all)).items.filter((product) => product.id === id);
    // Its custom parameter has a name in English only.
    expect(listed?.coverage).toMatchObject({ en: 'full', de: 'part', fr: 'part', ru: 'none' });
    expect(listed?.coverage).toEqual(coverageOf((await getOwnProduct(actor, 'en', id))?.input ?? blankInput('en')));
    await deleteProducts(actor, [id]);
  });

  it('refers only to existing items', async () => {
    const refusal = (over: object) => refusalOf(saveProduct(actor, null, make('Odd pump', over)));
    expect(await refusal({ categories: [references.sector] })).toBe('categories choice');
    expect(await refusal({ categories: [999_999] })).toBe('categories choice');
    expect(await refusal({ tags: [999_999] })).toBe('tags choice');
    expect(await refusal({ originCode: 'QQ' })).toBe('originCode choice');
    expect(await refusal({ groupId: 1 })).toBe('groupId choice');
    expect(await refusal({ pictures: ['another/file.jpg'] })).toBe('pictures fileMissing');
    expect((await list()).all).toBe(0);
  });
});

describe('names', () => {
  it('are given to one of two products created or renamed at once', async () => {
    const name = 'Contested pump';
    const twice = await Promise.all([
      refusalOf(submitProduct(actor, null, make(name))),
      refusalOf(submitProduct(actor, null, make('  contested PUMP '))),
    ]);
    expect(twice.sort()).toEqual(['done', 'translations.en.name nameDuplicated']);
    expect((await list()).all).toBe(1);

    const [one, other] = [await publish('First pump'), await publish('Second pump')];
    const edits = await Promise.all([
      refusalOf(submitProduct(actor, one, make('Third pump'))),
      refusalOf(submitProduct(actor, other, make('Third pump'))),
    ]);
    expect(edits.sort()).toEqual(['done', 'translations.en.name nameDuplicated']);
    // The published names stay taken while the change is pending.
    expect(await refusalOf(saveProduct(actor, null, make('First pump')))).toBe('translations.en.name nameDuplicated');
    expect(await refusalOf(saveProduct(rival, null, make('Third pump', { parameters: [] })))).toBe('done');
    await deleteProducts(
      actor,
      (await list()).items.map(({ id }) => id),
    );
    expect(await refusalOf(saveProduct(actor, null, make('Third pump')))).toBe('done');
    await deleteProducts(
      actor,
      (await list()).items.map(({ id }) => id),
    );
  });

  it('are free again once the change is discarded', async () => {
    const id = await publish('Kept pump');
    await submitProduct(actor, id, make('Wanted pump'));
    expect(await refusalOf(saveProduct(actor, null, make('Wanted pump')))).toBe('translations.en.name nameDuplicated');
    await discardChange(actor, id);
    const { id: draft } = await saveProduct(actor, null, make('Wanted pump'));
    await deleteProducts(actor, [id, draft]);
  });
});

describe('a submission', () => {
  it('of an unpublished product is reviewed as it is, once, and can be withdrawn', async () => {
    const { id } = await saveProduct(actor, null, make('Fresh pump'));
    const both = await Promise.all([1, 2].map(() => refusalOf(submitProduct(actor, id, make('Fresh pump')))));
    expect(both).toEqual(['done', 'done']);
    const queue = await rows(
      database(),
      sql`select from review where target_id = ${id} and kind = 'product' and state = 'pending'`,
    );
    expect(queue).toHaveLength(1);
    expect(await columnOf(id, 'status')).toBe('pending');
    await withdrawProduct(actor, id);
    expect(await columnOf(id, 'status')).toBe('uploading');
    expect(await refusalOf(withdrawProduct(actor, id))).toBe('id decided');
    await deleteProducts(actor, [id]);
  });

  it('of a change leaves the published version, except group and position', async () => {
    const id = await publish('Public pump');
    expect(await searchable(id)).toBe(true);
    const changed = make('Public pump', { priceMin: 130, sort: 7 });
    expect(await submitProduct(actor, id, changed)).toMatchObject({ id, waiting: true });
    expect(await columnOf(id, 'price_min::int')).toBe(12_050);
    expect(await columnOf(id, 'sort')).toBe(7);
    expect(await getOwnProduct(actor, 'en', id)).toMatchObject({ input: changed, version: { state: 'pending' } });
    expect((await list({ state: 'pending' })).items).toMatchObject([{ id, status: 'normal', state: 'pending' }]);
    await withdrawProduct(actor, id);
    expect(await getOwnProduct(actor, 'en', id)).toMatchObject({ input: changed, version: { state: 'withdrawn' } });
    expect((await list()).items).toMatchObject([{ id, state: 'normal', draft: true }]);
    // Changed back to the public version, there is nothing to review.
    expect(await submitProduct(actor, id, make('Public pump', { sort: 7 }))).toMatchObject({ id, waiting: false });
    expect((await getOwnProduct(actor, 'en', id))?.version).toBeNull();
    await deleteProducts(actor, [id]);
  });
});

describe('the public listing', () => {
  it('accepts normal products, and leaves the others of a batch', async () => {
    const [id, { id: draft }] = [await publish('Shelf pump'), await saveProduct(actor, null, make('Unready pump'))];
    expect(await columnOf(id, 'listed')).toBe(true);
    expect(await setListed(actor, [id, draft], false)).toEqual({ count: 1 });
    expect(await searchable(id)).toBe(false);
    expect(await setListed(actor, [id, draft], true)).toEqual({ count: 1 });
    expect(await searchable(id)).toBe(true);
    expect(await refusalOf(setListed(actor, [draft], true))).toBe('ids notListable');
    expect(await refusalOf(setGroup(actor, [id], 1))).toBe('groupId choice');
    await moveProduct(actor, draft, null);
    expect((await list()).items.map((one) => one.id)).toEqual([draft, id]);
    expect(await deleteProducts(actor, [id, draft])).toEqual({ count: 2 });
    expect(await searchable(id)).toBe(false);
  });

  it('is limited by the membership, also concurrently', async () => {
    const { companyId } = actor;
    await database().execute(sql`insert into product (company_id, origin_code, price_kind, currency, unit, cover)
      select ${companyId}, 'DE', 'negotiable', 'EUR', 'set', '' from generate_series(2, ${config.caps.product.regular}::int)`);
    const both = await Promise.all(
      ['Last pump', 'Surplus pump'].map((name) => refusalOf(saveProduct(actor, null, make(name)))),
    );
    expect(both.sort()).toEqual(['done', 'product productCap']);
    expect(await list()).toMatchObject({ all: 50, cap: 50 });
  });
});

describe('the calls', () => {
  it('refuse each field with a message in the site’s language, and save nothing', async () => {
    const product = make('Cheap pump', { priceMin: 200, priceMax: 100, tags: [] });
    const answer = await browser.post(submitCall, { id: null, revision: 0, product });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([
      { field: 'product.priceMax', key: 'priceOrder', message: 'Quotes must be from low to high' },
      { field: 'product.tags', key: 'required', message: 'This field is required' },
    ]);
    const long = make('Long pump', {
      translations: {
        en: { name: 'Long pump', summary: 'word '.repeat(51), introduction: '', keywords: '', slogan: '' },
      },
    });
    expect((await browser.post(submitCall, { id: null, revision: 0, product: long })).errors).toMatchObject([
      { field: 'product.translations.en.summary', key: 'wordLimit', message: 'At most 50 words' },
    ]);
    expect((await browser.post(ownCall)).data).toMatchObject({ all: 0, total: 0, cap: 50 });
  });

  it('find products by words, status, listing and group', async () => {
    const id = await publish('Findable 100%_pump', { model: 'ZX-9' });
    await saveProduct(actor, null, make('Other pump'));
    for (const keyword of ['able 100%_', 'zx-9'])
      expect((await list({ keyword })).items.map((one) => one.id)).toEqual([id]);
    expect((await list({ keyword: '%' })).total).toBe(1);
    expect((await list({ listed: false })).items).toMatchObject([{ name: 'Other pump' }]);
    expect((await list({ groupId: 0 })).total).toBe(2);
    expect((await list({ state: 'uploading' })).counts).toMatchObject({ normal: 1, uploading: 1, reject: 0 });
    const suggested = await suggestParameters(actor, 'en', [references.category]);
    expect(suggested.some(({ parameterId }) => parameterId !== null)).toBe(true);
    expect(suggested).toContainEqual(expect.objectContaining({ parameterId: null, label: 'Impeller coating' }));
    const others = await suggestParameters(rival, 'en', [references.category]);
    expect(others.map(({ label }) => label)).not.toContain('Impeller coating');
    await deleteProducts(
      actor,
      (await list()).items.map((one) => one.id),
    );
  });
});

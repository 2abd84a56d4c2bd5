import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as submitCall } from '@/app/api/product/batch/submit/route';
import { POST as copyCall } from '@/app/api/product/copy/route';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { copyProduct, submitProducts } from '@/lib/product/batch/commands';
import { saveProduct, submitProduct } from '@/lib/product/edit/commands';
import { getHomeCurrency } from '@/lib/product/edit/currency/queries';
import { getOwnProduct } from '@/lib/product/edit/queries';
import type { ProductInput } from '@/lib/product/edit/schema';
import { approveProduct, rejectProduct } from '@/lib/product/review/commands';
import { demoDatabase } from '../database';
import { findReferences, makeReviewer, makeSupplier, productOf, type References } from '../factories';
import type { Browser } from './browser-double';
import { columnOf, refusalOf } from './product-kit';

let actor: SupplierActor;
let rival: SupplierActor;
let browser: Browser;
let references: References;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;

const draft = async (name: string, over: Partial<ProductInput> = {}) =>
  (await saveProduct(actor, null, productOf(references, name, over))).id;
const reviewOf = async (id: number) =>
  (
    await rows<{ id: number }>(
      database(),
      sql`select id from review where kind = 'product' and target_id = ${id} and state = 'pending'`,
    )
  )[0]?.id ?? 0;
const messagesOf = ({ refused }: Awaited<ReturnType<typeof submitProducts>>) =>
  refused.flatMap(({ name, errors }) => errors.map(({ field, message }) => `${name} ${field}: ${message}`));

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ actor, browser } = await makeSupplier('batch_owner'));
  ({ actor: rival } = await makeSupplier('batch_rival'));
  reviewer = await makeReviewer('batch_reviewer');
});
afterEach(async () => {
  for (const { companyId } of [actor, rival])
    for (const table of ['review', 'product'])
      await database().execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId}`);
  await database().execute(sql`delete from upload_use`);
  await database().execute(sql`delete from upload`);
});

describe('a batch submission', () => {
  it('submits complete products and gives each other’s error, by field', async () => {
    const good = [await draft('Well pump'), await draft('Drum pump')];
    const bad = await draft('Bare pump', { pictures: [], categories: [] });
    const result = await submitProducts(actor, 'en', [...good, bad]);
    expect(result.submitted).toEqual([
      { id: good[0], name: 'Well pump' },
      { id: good[1], name: 'Drum pump' },
    ]);
    expect(messagesOf(result)).toEqual([
      'Bare pump categories: This field is required',
      'Bare pump pictures: This field is required',
    ]);
    for (const id of good) expect(await columnOf(id, 'status')).toBe('pending');
    expect(await columnOf(bad, 'status')).toBe('uploading');
  });

  it('skips pending ones, submits a published product’s saved change, and finds nothing else to review', async () => {
    const { id: waiting } = await submitProduct(actor, null, productOf(references, 'Waiting pump'));
    const review = await reviewOf(waiting);
    const { id: published } = await submitProduct(actor, null, productOf(references, 'Public pump'));
    await approveProduct(reviewer, await reviewOf(published));
    expect(messagesOf(await submitProducts(actor, 'en', [waiting, published]))).toEqual([
      'Waiting pump id: This is already under review',
      'Public pump id: Nothing has changed, so there is nothing to review',
    ]);
    expect(await reviewOf(waiting)).toBe(review);
    await saveProduct(actor, published, productOf(references, 'Public pump', { model: 'PB-2' }));
    expect((await submitProducts(actor, 'en', [published])).submitted).toHaveLength(1);
    expect(await columnOf(published, 'model')).toBe('PB-1');
    expect(await reviewOf(published)).toBeGreaterThan(0);
  });

  it('submits a rejected product again, each once', async () => {
    const { id } = await submitProduct(actor, null, productOf(references, 'Rejected pump'));
    await rejectProduct(reviewer, await reviewOf(id), 'The picture shows a fan');
    const result = await submitProducts(actor, 'en', [id, id]);
    expect([result.submitted.length, result.refused.length]).toEqual([1, 0]);
    expect(await columnOf(id, 'status')).toBe('pending');
  });

  it('ignores other companies’ products, and responds in the site’s language', async () => {
    const { id } = await saveProduct(rival, null, productOf(references, 'Rival pump'));
    const { status, data } = await browser.post(submitCall, { siteId: 5, ids: [id] });
    expect(status).toBe(200);
    expect(data.submitted).toEqual([]);
    expect(data.refused[0].errors).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Rival');
    expect(await columnOf(id, 'status')).toBe('uploading');
    expect(
      (await browser.post(submitCall, { siteId: 5, ids: Array.from({ length: 11 }, (_, index) => index + 1) })).status,
    ).toBe(400);
    const sales = { ...actor, role: 'sales' } as SupplierActor;
    await expect(submitProducts(sales, 'en', [id])).rejects.toMatchObject({ code: 'forbidden' });
  });
});

it('a new product’s currency is that of the company’s country', async () => {
  expect(await getHomeCurrency(actor)).toBe('EUR');
});

describe('a copy', () => {
  it('is a draft with everything except name and model, sharing files', async () => {
    const key = 'u/2026/11/copied.jpg';
    await database().execute(sql`insert into upload (pending_key, key, state, kind, private, owner_kind, owner_id, company_id, name, mime, bytes, idle_since)
      values (${key}, ${key}, 'filed', 'picture', false, 'supplier', ${actor.accountId}, ${actor.companyId}, 'a.jpg', 'image/jpeg', 9, now())`);
    const { id } = await submitProduct(actor, null, productOf(references, 'Series pump', { pictures: [key] }));
    await approveProduct(reviewer, await reviewOf(id));
    const copy = await copyProduct(actor, 'en', id);
    const [from, made] = [await getOwnProduct(actor, 'en', id), await getOwnProduct(actor, 'en', copy.id)];
    expect(made?.status).toBe('uploading');
    expect(made?.input.translations.en?.name).toBe('Series pump (copy)');
    expect({ ...made?.input, translations: null, model: '' }).toEqual({
      ...from?.input,
      translations: null,
      model: '',
    });
    expect(made?.input.model).toBe('');
    const uses = await rows<{ subject: string }>(
      database(),
      sql`select subject from upload_use where key = ${key} order by 1`,
    );
    expect(uses.map(({ subject }) => subject)).toEqual([`product:${id}`, `product:${copy.id}`].toSorted());
    const again = await copyProduct(actor, 'en', id);
    expect((await getOwnProduct(actor, 'en', again.id))?.input.translations.en?.name).toBe('Series pump (copy 2)');
  });

  it('has a name within the limit, in each language', async () => {
    const long = 'x'.repeat(config.product.name);
    const id = await draft(long, {
      translations: {
        en: { name: long, summary: '', introduction: '', keywords: '', slogan: '' },
        zh: { name: '泵', summary: '', introduction: '', keywords: '', slogan: '' },
      },
    });
    const { data } = await browser.post(copyCall, { siteId: 5, id });
    const made = await getOwnProduct(actor, 'en', data.id);
    expect(made?.input.translations.en?.name).toMatch(/^x+ \(copy\)$/);
    expect(made?.input.translations.zh?.name).toBe('泵（副本）');
  });

  it('counts towards the membership, and another company’s product cannot be copied', async () => {
    const id = await draft('Last pump');
    await database().execute(sql`insert into product (company_id, origin_code, price_kind, currency, unit, cover)
      select ${actor.companyId}, 'DE', 'negotiable', 'EUR', 'piece', '' from generate_series(2, ${config.caps.product.regular}::int)`);
    expect(await refusalOf(copyProduct(actor, 'en', id))).toBe('product productCap');
    expect(await refusalOf(copyProduct(rival, 'en', id))).toBe('notFound');
  });
});

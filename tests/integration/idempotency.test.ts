import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as saveCall } from '@/app/api/product/save/route';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { idempotencyDays, sweepKeys } from '@/lib/platform/revision/idempotency';
import { saveProduct, submitProduct } from '@/lib/product/edit/commands';
import { deleteProducts } from '@/lib/product/edit/list/commands';
import { getOwnProduct } from '@/lib/product/edit/queries';
import { saveGroup } from '@/lib/product/group/commands';
import { listGroups } from '@/lib/product/group/queries';
import { saveItem } from '@/lib/showroom/edit/item/write';
import { listOwnItems } from '@/lib/showroom/edit/queries';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, productOf, type References } from '../factories';

let references: References;
let actor: SupplierActor;
let rival: SupplierActor;
let browser: Awaited<ReturnType<typeof makeSupplier>>['browser'];
const make = (name: string, brand = '') => productOf(references, name, { brand });
const products = () =>
  rows<{ id: number }>(database(), sql`select id from product where company_id = ${actor.companyId}`);
const brandOf = async (id: number) => (await getOwnProduct(actor, 'en', id))?.input.brand;
const keys = () => rows(database(), sql`select from idempotency_key where company_id = ${actor.companyId}`);

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ actor, browser } = await makeSupplier('once_owner'));
  ({ actor: rival } = await makeSupplier('once_rival'));
}, 240_000);

describe('a new product sent again after a lost response', () => {
  it('is created once with the first response, even if both calls run at once', async () => {
    const key = randomUUID();
    const send = () => submitProduct(actor, null, make('Once pump'), 0, key);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    expect(await products()).toHaveLength(1);
    const waiting = await rows(database(), sql`select from review where kind = 'product' and target_id = ${first.id}`);
    expect(waiting).toHaveLength(1);
  });

  it('accepts later input, and is refused if a colleague has changed it since', async () => {
    const key = randomUUID();
    const { id } = await saveProduct(actor, null, make('Later pump'), 0, key);
    const more = await saveProduct(actor, null, make('Later pump', 'Mine'), 0, key);
    expect(more.id).toBe(id);
    expect(await brandOf(id)).toBe('Mine');
    const { revision } = await saveProduct(actor, id, make('Later pump', 'Theirs'), more.revision);
    const again = saveProduct(actor, null, make('Later pump', 'Mine again'), 0, key);
    await expect(again).rejects.toMatchObject({ code: 'conflict', data: { revision, current: { brand: 'Theirs' } } });
    expect(await brandOf(id)).toBe('Theirs');
    const seen = await saveProduct(actor, null, make('Later pump', 'Mine again'), revision, key);
    expect([seen.id, await brandOf(id)]).toEqual([id, 'Mine again']);
  });

  it('is a different item under another key or company', async () => {
    const key = randomUUID();
    const { id } = await saveProduct(actor, null, make('Key pump'), 0, key);
    const other = await saveProduct(actor, null, make('Key pump two'), 0, randomUUID());
    const theirs = await saveProduct(rival, null, make('Key pump'), 0, key);
    expect(new Set([id, other.id, theirs.id]).size).toBe(3);
  });

  it('stores no key if refused, and is created again once deleted', async () => {
    const key = randomUUID();
    const before = (await keys()).length;
    await expect(saveProduct(actor, null, make('Once pump'), 0, key)).rejects.toMatchObject({ code: 'badRequest' });
    expect(await keys()).toHaveLength(before);
    const { id } = await saveProduct(actor, null, make('Deleted pump'), 0, key);
    await deleteProducts(actor, [id]);
    const anew = await saveProduct(actor, null, make('Deleted pump'), 0, key);
    expect(anew.id).not.toBe(id);
    expect(await brandOf(anew.id)).toBe('');
  });

  it('sends its key over HTTP', async () => {
    const body = { id: null, revision: 0, idempotencyKey: randomUUID(), product: make('Wired pump') };
    const first = await browser.post(saveCall, body);
    expect(first.status).toBe(200);
    expect((await browser.post(saveCall, body)).data).toEqual(first.data);
  });
});

it('creates a group once', async () => {
  const key = randomUUID();
  const send = () => saveGroup(actor, null, { locale: 'en', names: { en: 'Once' }, onHome: true }, 0, key);
  const first = await send();
  expect(await send()).toEqual(first);
  expect(await listGroups(actor, 'en')).toHaveLength(1);
});

it('creates a showroom item once', async () => {
  const item = { texts: { en: { name: 'Ports' } } };
  const idempotencyKey = randomUUID();
  await database().execute(sql`update company set grade = 'A' where id = ${actor.companyId}`);
  const send = (name = 'Ports') =>
    saveItem(actor, {
      collection: 'caseGroup',
      id: null,
      revision: 0,
      idempotencyKey,
      item: { ...item, texts: { en: { name } } },
    });
  const first = await send();
  expect(await send()).toEqual(first);
  expect((await send('Harbours')).id).toBe(first.id);
  const { items } = await listOwnItems(actor, { collection: 'caseGroup' });
  expect(items.map(({ values }) => values)).toMatchObject([{ texts: { en: { name: 'Harbours' } } }]);
});

it('keeps keys as long as forms may send them', async () => {
  const db = database();
  const present = (await keys()).length;
  expect(present).toBeGreaterThan(0);
  await sweepKeys(db, new Date(Date.now() + 86_400_000));
  expect(await keys()).toHaveLength(present);
  await sweepKeys(db, new Date(Date.now() + (idempotencyDays + 1) * 86_400_000));
  expect(await keys()).toEqual([]);
});

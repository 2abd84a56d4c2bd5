import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as undoCall } from '@/app/api/deletion/undo/route';
import { POST as deleteCall } from '@/app/api/product/delete/route';
import { POST as deleteGroupCall } from '@/app/api/product/group/delete/route';
import { POST as deleteItemCall } from '@/app/api/showroom/item/delete/route';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { undoDeletion } from '@/lib/platform/deletion/commands';
import { onWake } from '@/lib/platform/job/wake';
import { saveProduct } from '@/lib/product/edit/commands';
import { holdProducts } from '@/lib/product/edit/list/commands';
import { getOwnProduct, listOwnIds, listOwnProducts } from '@/lib/product/edit/queries';
import { holdGroup, saveGroup, sortGroups } from '@/lib/product/group/commands';
import { listGroups } from '@/lib/product/group/queries';
import { carryOutDeletions } from '@/lib/server/renderer/deletion-job';
import { saveItem } from '@/lib/showroom/edit/item/write';
import { listOwnItems } from '@/lib/showroom/edit/queries';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, productOf, type References } from '../factories';
import { refusalOf } from './product-kit';

const filter = { siteId: 2, state: null, listed: null, groupId: null, keyword: '', page: 1, pageSize: 20 } as const;
/** After the undo period. */
const later = () => new Date(Date.now() + (config.decision.undoSeconds + 5) * 1000);

let references: References;
let anna: SupplierActor;
let ben: SupplierActor;
let rival: SupplierActor;
let browser: Awaited<ReturnType<typeof makeSupplier>>['browser'];
const make = (name: string) => saveProduct(anna, null, productOf(references, name), 0);
const listed = async () => (await listOwnProducts(anna, 'en', filter)).items.map(({ id }) => id);
const isStored = async (id: number) => (await rows(database(), sql`select from product where id = ${id}`)).length > 0;
const group = (name: string) => saveGroup(anna, null, { locale: 'en', names: { en: name }, onHome: false });
const groups = async () => (await listGroups(anna, 'en')).map(({ name }) => name);

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ actor: anna, browser } = await makeSupplier('deletion_anna'));
  ({ actor: rival } = await makeSupplier('deletion_rival'));
  const [made] = await rows<{ id: number }>(
    database(),
    sql`insert into account (kind, username, name, phone, locale, company_id, company_role)
      values ('supplier', 'deletion_ben', 'Ben Probe', '+4915209990002', 'en', ${anna.companyId}, 'editor') returning id`,
  );
  ben = { ...anna, accountId: made?.id ?? 0, role: 'editor' };
}, 240_000);

describe('a deleted product', () => {
  it('disappears at once, reappears when undone, and is deleted after the undo period', async () => {
    const { id } = await make('Held pump');
    const woken: [string, number | undefined][] = [];
    const end = onWake((job, delay) => woken.push([job, delay]));
    const deletion = await browser.post(deleteCall, { ids: [id] });
    end();
    expect(deletion.data).toMatchObject({ milliseconds: config.decision.undoSeconds * 1000 });
    expect(woken).toEqual([['held-deletion', expect.any(Number)]]);
    expect(await listed()).not.toContain(id);
    expect(await listOwnIds(anna, filter)).not.toContain(id);
    expect((await listOwnProducts(anna, 'en', filter)).all).toBe(0);
    await carryOutDeletions();
    expect(await isStored(id)).toBe(true);
    expect((await browser.post(undoCall, { batch: deletion.data.batch })).status).toBe(200);
    expect(await listed()).toContain(id);
    await carryOutDeletions(later());
    expect(await isStored(id)).toBe(true);

    const { batch } = await holdProducts(anna, [id]);
    await carryOutDeletions(later());
    expect(await isStored(id)).toBe(false);
    expect(await refusalOf(undoDeletion(anna, batch))).toContain('deletionFinal');
    expect(await rows(database(), sql`select from held_deletion where company_id = ${anna.companyId}`)).toEqual([]);
    const [entry] = await rows<{ by: number }>(
      database(),
      sql`select account_id as by from audit where action = 'product.delete' and target_id = ${id}`,
    );
    expect(entry?.by).toBe(anna.accountId);
  });

  it('is restored only by the user who deleted it, and cannot be deleted twice', async () => {
    const { id } = await make('Own pump');
    const { batch } = await holdProducts(anna, [id]);
    expect(await refusalOf(undoDeletion(ben, batch))).toContain('deletionFinal');
    expect(await refusalOf(holdProducts(ben, [id]))).toBe('notFound');
    await undoDeletion(anna, batch);
    expect(await listed()).toContain(id);
  });

  it('is kept if a colleague saved it since, while others of the batch are deleted', async () => {
    const [kept, deleted] = [await make('Saved pump'), await make('Left pump')];
    await holdProducts(anna, [kept.id, deleted.id]);
    await saveProduct(ben, kept.id, productOf(references, 'Saved pump of Ben'), kept.revision);
    expect(await listed()).not.toContain(kept.id);
    await carryOutDeletions(later());
    expect(await listed()).toContain(kept.id);
    expect(await isStored(deleted.id)).toBe(false);
    expect((await getOwnProduct(anna, 'en', kept.id))?.input.translations.en?.name).toBe('Saved pump of Ben');
  });

  it('none is deleted if one of several is not the company’s', async () => {
    const { id } = await make('Several pump');
    const foreign = await saveProduct(rival, null, productOf(references, 'Foreign pump'), 0);
    expect(await refusalOf(holdProducts(anna, [id, foreign.id]))).toBe('notFound');
    expect(await listed()).toContain(id);
    await database().execute(sql`delete from product where id = ${foreign.id}`);
  });

  it('is kept if its user has lost the permission since, while another of the batch was deleted otherwise', async () => {
    const [first, second] = [await make('First pump'), await make('Second pump')];
    await holdProducts(ben, [first.id]);
    await database().execute(sql`update account set company_role = 'sales' where id = ${ben.accountId}`);
    await carryOutDeletions(later());
    expect(await listed()).toContain(first.id);
    await holdProducts(anna, [first.id, second.id]);
    await database().execute(sql`delete from product where id = ${first.id}`);
    await carryOutDeletions(later());
    expect(await getOwnProduct(anna, 'en', second.id)).toBeNull();
  });
});

it('leaves remaining groups sorted while one can still be restored', async () => {
  const [one, two, three] = [await group('One'), await group('Two'), await group('Three')];
  const deletion = await browser.post(deleteGroupCall, { id: two.id });
  expect(deletion.status).toBe(200);
  await sortGroups(anna, [three.id, one.id]);
  expect(await groups()).toEqual(['Three', 'One']);
  await undoDeletion(anna, deletion.data.batch);
  expect(await groups()).toHaveLength(3);
  await holdGroup(anna, two.id);
  await carryOutDeletions(later());
  expect(await groups()).toEqual(['Three', 'One']);
});

it('is refused at once if not deletable, such as a group with cases', async () => {
  await database().execute(sql`update company set grade = 'A' where id = ${anna.companyId}`);
  const { id } = await saveItem(anna, {
    collection: 'caseGroup',
    id: null,
    item: { texts: { en: { name: 'Ports' } } },
  });
  const [country] = await rows<{ code: string }>(database(), sql`select code from country limit 1`);
  await database().execute(sql`insert into showroom_case (company_id, group_id, country_code, year, sort, domestic, picture)
    values (${anna.companyId}, ${id}, ${country?.code ?? ''}, 2024, 0, false, 'demo/pump.jpg')`);
  const chosen = { collection: 'caseGroup', ids: [id] };
  expect(await browser.post(deleteItemCall, chosen)).toMatchObject({ status: 409 });
  await database().execute(sql`delete from showroom_case where company_id = ${anna.companyId}`);
  expect((await browser.post(deleteItemCall, chosen)).status).toBe(200);
  expect((await listOwnItems(anna, { collection: 'caseGroup' })).items).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as saveCall } from '@/app/api/product/save/route';
import { discardProfile, saveProfile } from '@/lib/company/profile/commands';
import { getOwnProfile } from '@/lib/company/profile/queries';
import { setZone } from '@/lib/launch/zone/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/errors';
import { revise } from '@/lib/platform/revision/commands';
import { findRevision } from '@/lib/platform/revision/queries';
import type { ChangedMeanwhile, DeletedMeanwhile } from '@/lib/platform/revision/schema';
import { discardChange, saveProduct, submitProduct, withdrawProduct } from '@/lib/product/edit/commands';
import { deleteProducts, moveProduct, setGroup } from '@/lib/product/edit/list/commands';
import { getOwnProduct, listOwnProducts } from '@/lib/product/edit/queries';
import { deleteGroup, saveGroup } from '@/lib/product/group/commands';
import { listGroups } from '@/lib/product/group/queries';
import { type Collection, collections } from '@/lib/showroom/edit/collection';
import { saveBlocks, saveSetting } from '@/lib/showroom/edit/commands';
import { saveItem } from '@/lib/showroom/edit/item/write';
import { showItem } from '@/lib/showroom/edit/list/commands';
import { getOwnShowroom, listOwnItems } from '@/lib/showroom/edit/queries';
import { demoDatabase } from '../database';
import {
  dropMade,
  findReferences,
  forgetCompanies,
  makeCompany,
  makeSupplier,
  productOf,
  type References,
} from '../factories';
import { one } from './company-kit';
import { sample } from './showroom-kit';

/** The conflict of a refused write; null if it succeeded. */
const changed = (work: Promise<unknown>): Promise<ChangedMeanwhile | null> =>
  work.then(
    () => null,
    (error: AppError) => {
      expect(error).toMatchObject({ code: 'conflict', errors: [{ field: 'revision', key: 'changed' }] });
      return error.data as ChangedMeanwhile;
    },
  );
const filter = { siteId: 2, state: null, listed: null, groupId: null, keyword: '', page: 1, pageSize: 20 } as const;

let references: References;
let anna: SupplierActor;
let ben: SupplierActor;
let browser: Awaited<ReturnType<typeof makeSupplier>>['browser'];

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ actor: anna, browser } = await makeSupplier('revision_anna'));
  const { id } = await one<{
    id: number;
  }>(sql`insert into account (kind, username, name, phone, locale, company_id, company_role)
    values ('supplier', 'revision_ben', 'Ben Probe', '+4915209990001', 'en', ${anna.companyId}, 'editor') returning id`);
  ben = { ...anna, accountId: id, role: 'editor' };
}, 240_000);

describe('a product edited by two users', () => {
  const make = (name: string, brand = '') => productOf(references, name, { brand });
  const read = async (id: number) => (await getOwnProduct(anna, 'en', id))?.revision;

  it('refuses the second with who saved first, when, and the current version', async () => {
    const { id, revision } = await saveProduct(anna, null, make('Shared pump'), 0);
    expect(await read(id)).toBe(revision);
    const first = await saveProduct(ben, id, make('Shared pump', 'TAB-ONE'), revision);
    expect(first.revision).toBe(revision + 1);
    const conflict = await changed(saveProduct(anna, id, make('Shared pump', 'TAB-TWO'), revision));
    expect(conflict).toMatchObject({
      revision: first.revision,
      by: 'Ben Probe',
      own: false,
      current: { brand: 'TAB-ONE' },
    });
    expect(Date.now() - Date.parse(conflict?.at ?? '')).toBeLessThan(600_000);
    expect(conflict?.files).toHaveLength(2);
    expect((await getOwnProduct(anna, 'en', id))?.input.brand).toBe('TAB-ONE');
    // Based on the current version it is accepted.
    const next = await saveProduct(anna, id, make('Shared pump', 'TAB-TWO'), conflict?.revision);
    expect(next.revision).toBe(first.revision + 1);
  });

  it('detects the same user’s other window, and every writing action', async () => {
    const { id, revision } = await saveProduct(anna, null, make('Window pump'), 0);
    await saveProduct(anna, id, make('Window pump', 'New'), revision);
    expect(await changed(submitProduct(anna, id, make('Window pump'), revision))).toMatchObject({ own: true });
    const { revision: sent } = await submitProduct(ben, id, make('Window pump', 'New'), await read(id));
    expect(await changed(withdrawProduct(anna, id, revision))).toMatchObject({ revision: sent, by: 'Ben Probe' });
    expect(await changed(withdrawProduct(anna, id, sent))).toBeNull();
    expect((await listOwnProducts(anna, 'en', { ...filter })).items.find((item) => item.id === id)?.revision).toBe(
      sent + 1,
    );
  });

  it('keeps a colleague’s newer change of a public product', async () => {
    const { id } = await saveProduct(anna, null, make('Public pump'), 0);
    await database().execute(sql`update product set status = 'normal', published_at = now() where id = ${id}`);
    const { revision } = await saveProduct(anna, id, make('Public pump', 'Mine'), await read(id));
    await saveProduct(ben, id, make('Public pump', 'Bens'), revision);
    expect(await changed(discardChange(anna, id, revision))).toMatchObject({ by: 'Ben Probe' });
    expect((await getOwnProduct(anna, 'en', id))?.input.brand).toBe('Bens');
  });

  it('when deleted, refuses with who and when, but reveals nothing to another company', async () => {
    const { id, revision } = await saveProduct(anna, null, make('Lost pump'), 0);
    await deleteProducts(ben, [id]);
    const refusal = (actor: SupplierActor) =>
      saveProduct(actor, id, make('Lost pump', 'Mine'), revision).catch((error: AppError) => error);
    const error = (await refusal(anna)) as AppError;
    expect(error).toMatchObject({ code: 'notFound', data: { by: 'Ben Probe', own: false } });
    expect(Date.now() - Date.parse((error.data as DeletedMeanwhile).at)).toBeLessThan(600_000);
    const { actor: rival } = await makeSupplier('revision_rival');
    expect(await refusal(rival)).toMatchObject({ code: 'notFound', data: null });
    await forgetCompanies(rival);
  });

  it('counts actions that change the form’s content', async () => {
    const { id } = await saveProduct(anna, null, make('Moved pump'), 0);
    const group = await saveGroup(anna, null, { locale: 'en', names: { en: 'Pumps' }, onHome: false }, 0);
    const acts = [
      () => setGroup(anna, [id], group.id),
      () => moveProduct(anna, id, 7),
      () => deleteGroup(anna, group.id),
    ];
    for (const act of acts) {
      const before = await read(id);
      await act();
      expect(await read(id)).toBe((before ?? 0) + 1);
    }
    expect(await findRevision(database(), 'group', group.id)).toBe(2);
  });

  it('refuses over HTTP with a message in the site’s language', async () => {
    const { id, revision } = await saveProduct(anna, null, make('Posted pump'), 0);
    await saveProduct(ben, id, make('Posted pump', 'Bens'), revision);
    const answer = await browser.post(saveCall, { id, revision, product: make('Posted pump', 'Mine') });
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ field: 'revision', message: 'This has changed in the meantime. Reload the page to see it' }],
      data: { revision: revision + 1, by: 'Ben Probe', current: { brand: 'Bens' } },
    });
    const blind = await browser.post(saveCall, { id, product: make('Posted pump', 'Mine') });
    expect(blind).toMatchObject({ status: 400, errors: [{ field: 'revision', key: 'required' }] });
  });

  it('accepts one of two concurrent saves', async () => {
    const { id, revision } = await saveProduct(anna, null, make('Raced pump'), 0);
    const both = await Promise.all([
      changed(saveProduct(anna, id, make('Raced pump', 'A'), revision)),
      changed(saveProduct(ben, id, make('Raced pump', 'B'), revision)),
    ]);
    expect(both.filter((one) => one === null)).toHaveLength(1);
    expect(await read(id)).toBe(revision + 1);
  });
});

describe('a group of products', () => {
  it('refuses outdated names', async () => {
    const input = { locale: 'en', names: { en: 'Valves' }, onHome: true } as const;
    const { id, revision } = await saveGroup(anna, null, input, 0);
    await saveGroup(ben, id, { ...input, names: { en: 'Valves', de: 'Ventile' } }, revision);
    expect(await changed(saveGroup(anna, id, { ...input, onHome: false }, revision))).toMatchObject({
      current: { names: { en: 'Valves', de: 'Ventile' }, onHome: true },
    });
    expect((await listGroups(anna, 'en')).find((one) => one.id === id)?.revision).toBe(revision + 1);
  });
});

describe('the profile of a company', () => {
  it('refuses an outdated window, also to discard unseen changes', async () => {
    const { profile, revision } = await getOwnProfile(anna, 'en');
    const done = await saveProfile(anna, { ...profile, brand: 'First' }, revision);
    expect(await changed(saveProfile(anna, { ...profile, brand: 'Second' }, revision))).toMatchObject({
      own: true,
      revision: done.revision,
      current: { brand: 'First' },
    });
    expect(await changed(discardProfile(anna, revision))).toMatchObject({ revision: done.revision });
    expect(await getOwnProfile(anna, 'en')).toMatchObject({ revision: done.revision, profile: { brand: 'First' } });
  });
});

describe('a showroom', () => {
  it('refuses outdated settings and blocks', async () => {
    const { owner } = await makeCompany();
    const { revision, setting, blocks } = await getOwnShowroom(owner);
    const plain = { ...setting, banner: [] };
    const choices = blocks.map(({ kind, shown }) => ({ kind, shown }));
    const first = await saveSetting(owner, { ...plain, hue: 40 }, revision);
    expect(await changed(saveBlocks(owner, choices, revision))).toMatchObject({
      own: true,
      revision: first.revision,
      current: { hue: 40, blocks: choices, banner: [] },
    });
    const second = await saveBlocks(owner, choices, first.revision);
    await database().execute(
      sql`update company set membership = 'gold', membership_valid_until = current_date + 9 where id = ${owner.companyId}`,
    );
    await setZone(owner, 'launch', true);
    expect((await getOwnShowroom(owner)).revision).toBe(second.revision + 1);
    await dropMade();
  });

  it.each(collections)('refuses an outdated item of %s', async (collection: Collection) => {
    const { owner } = await makeCompany();
    const group = { id: 0 };
    if (collection === 'case')
      Object.assign(group, await saveItem(owner, { collection: 'caseGroup', id: null, item: sample('caseGroup') }));
    const item = sample(collection, group.id);
    const { id, revision } = await saveItem(owner, { collection, id: null, revision: 0, item });
    const [storedItem] = (await listOwnItems(owner, { collection })).items;
    expect(storedItem?.revision).toBe(revision);
    const next = await saveItem(owner, { collection, id, revision, item });
    expect(await changed(saveItem(owner, { collection, id, revision, item }))).toMatchObject({
      own: true,
      revision: next.revision,
      current: storedItem?.values,
    });
    if (collection === 'module' || collection === 'page') {
      await showItem(owner, { collection, id, shown: false });
      expect(await changed(saveItem(owner, { collection, id, revision: next.revision, item }))).toMatchObject({
        current: { shown: false },
      });
    }
    await dropMade();
  });
});

describe('a revision', () => {
  it('of a deleted writer has no name', async () => {
    const { id } = await one<{ id: number }>(sql`insert into account (kind, username, name, locale)
      values ('staff', 'revision_gone', 'Gone Probe', 'en') returning id`);
    const subject = { kind: 'word', id: 987_654 } as const;
    await revise(database(), { ...anna, accountId: id }, subject);
    await database().execute(sql`delete from account where id = ${id}`);
    expect(await changed(revise(database(), anna, subject, 0))).toMatchObject({ by: null, own: false, revision: 1 });
  });
});

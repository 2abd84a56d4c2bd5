import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { type Collection, collections, shapes } from '@/lib/showroom/edit/collection';
import { saveItem } from '@/lib/showroom/edit/item/write';
import { deleteItems, showItem, sortItems } from '@/lib/showroom/edit/list/commands';
import { listOwnItems } from '@/lib/showroom/edit/queries';
import { getShowroom } from '@/lib/showroom/queries';
import { demoDatabase } from '../database';
import { dropMade, makeCompany, makeUpload, supplierActor } from '../factories';
import { outcome, sample, stand } from './showroom-kit';

beforeAll(demoDatabase);
afterEach(dropMade);

let made = 0;
const add = async (actor: SupplierActor, collection: Collection, item?: object): Promise<number> => {
  const group =
    collection === 'case' && !item
      ? (await saveItem(actor, { collection: 'caseGroup', id: null, item: sample('caseGroup', 0, `group ${++made}`) }))
          .id
      : 0;
  return (await saveItem(actor, { collection, id: null, item: { ...sample(collection, group), ...item } })).id;
};
const idsOf = async (actor: SupplierActor, collection: Collection) =>
  (await listOwnItems(actor, { collection })).items.map(({ id }) => id);
const english = (title: string, description = '') => ({ texts: { en: { title, description } } });
const titleOf = (item: { values: object } | undefined): string =>
  ({ texts: { en: { title: '' } }, ...item?.values }).texts.en.title;
const words = (count: number, word: string, between = ' ') => Array.from({ length: count }, () => word).join(between);

describe.each(collections)('the collection %s', (collection) => {
  it('stores, changes and deletes items', async () => {
    const { owner } = await makeCompany();
    const id = await add(owner, collection);
    const [item] = (await listOwnItems(owner, { collection })).items;
    const { texts, ...plain } = sample(collection) as { texts?: { en: object } };
    expect(item).toMatchObject({ id, hiddenReason: null, covered: true });
    if (texts) expect(item?.values).toMatchObject({ texts });
    expect(item?.values).toMatchObject(collection === 'case' ? { year: 2021, countryCode: 'DE' } : plain);
    const again = {
      ...(item?.values as object),
      ...(texts ? { texts: { en: texts.en } } : { name: 'Kestrand Energy' }),
    };
    await saveItem(owner, { collection, id, item: again });
    const [changed] = (await listOwnItems(owner, { collection })).items;
    const left = changed?.values as { texts?: { zh: Record<string, string> }; name?: string };
    if (texts) expect(new Set(Object.values(left.texts?.zh ?? {}))).toEqual(new Set(['']));
    else expect(left.name).toBe('Kestrand Energy');
    await deleteItems(owner, { collection, ids: [id] });
    expect(await idsOf(owner, collection)).toEqual([]);
  });

  it('is closed to other companies and to roles without the showroom', async () => {
    const { owner, id: companyId } = await makeCompany();
    const { owner: rival } = await makeCompany();
    const id = await add(owner, collection);
    const group = collection === 'case' ? await add(rival, 'caseGroup') : 0;
    const item = sample(collection, group);
    expect(await outcome(saveItem(rival, { collection, id, item }))).toBe('notFound');
    expect(await outcome(deleteItems(rival, { collection, ids: [id] }))).toBe('notFound');
    if (shapes[collection].sorted) expect(await outcome(sortItems(rival, { collection, ids: [id] }))).toBe('conflict');
    const sales = supplierActor({ companyId: companyId, role: 'sales' });
    expect(await outcome(saveItem(sales, { collection, id, item }))).toBe('role:role');
    expect(await outcome(deleteItems(sales, { collection, ids: [id] }))).toBe('role:role');
    expect(await outcome(listOwnItems(sales, { collection }))).toBe('role:role');
    expect(await idsOf(supplierActor({ companyId: companyId, role: 'editor' }), collection)).toEqual([id]);
  });

  it(shapes[collection].gated ? 'is open to grades A and B alone' : 'is open to everyone', async () => {
    const { owner, id: companyId } = await makeCompany();
    const id = await add(owner, collection);
    await stand(companyId, 'C', 'diamond');
    const group = collection === 'case' ? await add(owner, 'caseGroup') : 0;
    const refused = shapes[collection].gated ? 'collection:gateProfile' : 'saved';
    const other = sample(collection, group, 'other');
    expect(await outcome(saveItem(owner, { collection, id: null, item: other }))).toBe(refused);
    expect(await outcome(saveItem(owner, { collection, id, item: sample(collection, group) }))).toBe(refused);
    if (shapes[collection].sorted)
      expect(await outcome(sortItems(owner, { collection, ids: await idsOf(owner, collection) }))).toBe(refused);
    expect((await listOwnItems(owner, { collection })).locked).toBe(shapes[collection].gated);
  });
});

describe('an item no longer included in the grade', () => {
  it('is hidden from the showroom until the grade returns', async () => {
    const { owner, id } = await makeCompany({ grade: 'A' });
    for (const collection of collections) await add(owner, collection);
    const shown = async () => {
      const showroom = await getShowroom('en', id);
      const { powers, team, partners, production, milestones, modules, pages, cases, process } = showroom ?? {};
      return [powers, team, partners, production, milestones, modules, pages, cases, process].map(
        (list) => list?.length,
      );
    };
    expect(await shown()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    await stand(id, 'C', 'gold');
    expect(await shown()).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
    await stand(id, 'B', 'gold');
    expect(await shown()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('groups of cases', () => {
  const texts = (names: Record<string, string>) => ({
    texts: Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, { name }])),
  });
  const save = (actor: SupplierActor, id: number | null, names: Record<string, string>) =>
    saveItem(actor, { collection: 'caseGroup', id, item: texts(names) });

  it('have unique names, ignoring case and width', async () => {
    const { owner } = await makeCompany();
    const { owner: rival } = await makeCompany();
    const { id: first } = await save(owner, null, { en: 'Mines', de: 'Bergwerke' });
    const { id: second } = await save(owner, null, { en: 'Ports' });
    expect(await outcome(save(owner, second, { en: ' ｍＩＮＥＳ ', de: 'Häfen' }))).toBe(
      'texts.en.name:nameDuplicated',
    );
    expect(await outcome(save(owner, null, { fr: 'Mines', de: 'bergwerke' }))).toBe('texts.de.name:nameDuplicated');
    expect(await outcome(save(owner, first, { en: 'MINES' }))).toBe('saved');
    expect(await outcome(save(rival, null, { en: 'Mines' }))).toBe('saved');
  });

  it('create a name once when sent from two tabs', async () => {
    const { owner } = await makeCompany();
    const both = await Promise.all([1, 2].map(() => outcome(save(owner, null, { en: 'Bridges' }))));
    expect(both.toSorted()).toEqual(['saved', 'texts.en.name:nameDuplicated']);
    expect(await idsOf(owner, 'caseGroup')).toHaveLength(1);
  });
});

describe('cases', () => {
  it('are limited by the membership, also concurrently', async () => {
    const { owner, id } = await makeCompany({ membership: 'regular' });
    const groupId = await add(owner, 'caseGroup');
    const more = () => saveItem(owner, { collection: 'case', id: null, item: sample('case', groupId) });
    for (let at = 0; at < 4; at += 1) await more();
    expect((await Promise.all([outcome(more()), outcome(more())])).toSorted()).toEqual(['collection:caseCap', 'saved']);
    expect(await outcome(more())).toBe('collection:caseCap');
    const ids = await idsOf(owner, 'case');
    expect(ids).toHaveLength(5);
    expect(await outcome(saveItem(owner, { collection: 'case', id: ids[0] ?? 0, item: sample('case', groupId) }))).toBe(
      'saved',
    );
    await stand(id, 'B', 'gold');
    await more();
    await stand(id, 'B', 'regular');
    expect((await getShowroom('en', id))?.cases.map((item) => item.id)).toEqual(ids);
    expect((await listOwnItems(owner, { collection: 'case' })).items.map(({ covered }) => covered)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('have up to 30 words or Chinese characters in the title, 1,000 in the description', async () => {
    const { owner } = await makeCompany();
    const groupId = await add(owner, 'caseGroup');
    const save = (texts: object) =>
      outcome(saveItem(owner, { collection: 'case', id: null, item: { ...sample('case', groupId), texts } }));
    expect(await save(english(words(30, 'pump')).texts)).toBe('saved');
    expect(await save(english(words(31, 'pump')).texts)).toBe('texts.en.title:wordLimit:30');
    expect(await save({ zh: { title: words(30, '泵', ''), description: '' } })).toBe('saved');
    expect(await save({ zh: { title: words(31, '泵', ''), description: '' } })).toBe(
      'texts.zh.title:characterLimit:30',
    );
    expect(await save(english('A case', words(1000, 'pump')).texts)).toBe('saved');
    expect(await save(english('A case', words(1001, 'pump')).texts)).toBe('texts.en.description:wordLimit:1000');
    expect(await save({})).toBe('texts:required');
    expect(await save({ en: { title: '', description: '' } })).toBe('texts.en.title:required');
    expect(await save({ ...english('A case').texts, fr: { title: '', description: 'Sans titre' } })).toBe(
      'texts.fr.title:required',
    );
  });

  it('require a country, a group of the company and at least one picture', async () => {
    const { owner } = await makeCompany();
    const { owner: rival } = await makeCompany();
    const groupId = await add(owner, 'caseGroup');
    const foreign = await add(rival, 'caseGroup');
    const save = (over: object) =>
      outcome(saveItem(owner, { collection: 'case', id: null, item: { ...sample('case', groupId), ...over } }));
    expect(await save({ groupId: foreign })).toBe('groupId:unknown');
    expect(await save({ countryCode: 'ZZ' })).toBe('countryCode:unknown');
    expect(await save({ pictures: [] })).toBe('pictures:required');
    expect(await save({ pictures: Array.from({ length: 8 }, (_, index) => `demo/${index}.jpg`) })).toBe(
      'pictures:imageLimit',
    );
    expect(await save({ groupId: undefined })).toBe('groupId:required');
  });

  it('prevent their group from being deleted', async () => {
    const { owner } = await makeCompany();
    const id = await add(owner, 'case');
    const [group = 0] = await idsOf(owner, 'caseGroup');
    expect(await outcome(deleteItems(owner, { collection: 'caseGroup', ids: [group] }))).toBe('ids:groupUsed');
    await deleteItems(owner, { collection: 'case', ids: [id] });
    expect(await outcome(deleteItems(owner, { collection: 'caseGroup', ids: [group] }))).toBe('saved');
  });

  it('use only pictures of their own company, released with the case', async () => {
    const { owner } = await makeCompany();
    const { owner: rival } = await makeCompany();
    const groupId = await add(owner, 'caseGroup');
    const [own, foreign] = [await makeUpload(owner, 'picture'), await makeUpload(rival, 'picture')];
    const save = (id: number | null, key: string) =>
      saveItem(owner, { collection: 'case', id, item: { ...sample('case', groupId), pictures: [key] } });
    expect(await outcome(save(null, foreign))).toBe('pictures:fileMissing');
    expect(await idsOf(owner, 'case')).toEqual([]);
    const { id } = await save(null, own);
    const state = async () =>
      (await rows<{ state: string }>(database(), sql`select state from upload where key = ${own}`))[0]?.state;
    expect(await state()).toBe('referenced');
    expect((await listOwnItems(owner, { collection: 'case' })).items[0]?.files).toMatchObject([
      { key: own, width: 800 },
    ]);
    await deleteItems(owner, { collection: 'case', ids: [id] });
    expect(await state()).toBe('filed');
  });
});

describe('the order of a collection', () => {
  it('is the owner’s, also in the showroom', async () => {
    const { owner, id } = await makeCompany();
    const [a, b, c] = [await add(owner, 'partner'), await add(owner, 'partner'), await add(owner, 'partner')];
    await sortItems(owner, { collection: 'partner', ids: [c, a, b] });
    expect(await idsOf(owner, 'partner')).toEqual([c, a, b]);
    expect((await getShowroom('en', id))?.partners.map((partner) => partner.id)).toEqual([c, a, b]);
    expect(await outcome(sortItems(owner, { collection: 'partner', ids: [c, a] }))).toBe('conflict');
    expect(await outcome(sortItems(owner, { collection: 'partner', ids: [c, a, a] }))).toBe('conflict');
    expect(await outcome(sortItems(owner, { collection: 'milestone', ids: [a] }))).toBe('collection:choice');
    expect(await idsOf(owner, 'partner')).toEqual([c, a, b]);
  });
});

describe('every change', () => {
  it('updates the dates of showroom and page', async () => {
    const { owner, id: companyId } = await makeCompany();
    const id = await add(owner, 'page');
    const old = '2020-01-01T00:00:00Z';
    const changed = async (work: () => Promise<unknown>) => {
      await database().execute(sql`update company set updated_at = ${old} where id = ${companyId}`);
      await database().execute(sql`update showroom_page set updated_at = ${old} where id = ${id}`);
      await work();
      const [found] = await rows<{ showroom: boolean; page: boolean }>(
        database(),
        sql`select c.updated_at > ${old} as showroom, p.updated_at > ${old} as page from company c join showroom_page p on p.id = ${id} where c.id = ${companyId}`,
      );
      return found;
    };
    const both = { showroom: true, page: true };
    expect(await changed(() => saveItem(owner, { collection: 'page', id, item: sample('page') }))).toEqual(both);
    expect(await changed(() => showItem(owner, { collection: 'page', id, shown: false }))).toEqual(both);
    expect((await getShowroom('en', companyId))?.pages).toEqual([]);
    expect(await changed(() => add(owner, 'process'))).toEqual({ showroom: true, page: false });
  });

  it('saved twice at once is stored once, completely', async () => {
    const { owner } = await makeCompany();
    const id = await add(owner, 'module');
    const save = (title: string) =>
      outcome(
        saveItem(owner, {
          collection: 'module',
          id,
          item: { ...sample('module'), texts: { en: { title, body: title } } },
        }),
      );
    expect(await Promise.all([save('One'), save('Two')])).toEqual(['saved', 'saved']);
    const [item] = (await listOwnItems(owner, { collection: 'module' })).items;
    const written = (['One', 'Two'] as const).map((title) => ({ texts: { en: { title, body: title } } }));
    expect(written.filter(({ texts }) => texts.en.title === titleOf(item))).toHaveLength(1);
    expect(item?.values).toMatchObject({ texts: { en: { body: titleOf(item) } } });
  });

  it('requires a picture where a module does, and a valid website', async () => {
    const { owner } = await makeCompany();
    const save = (collection: Collection, over: object) =>
      outcome(saveItem(owner, { collection, id: null, item: { ...sample(collection), ...over } }));
    expect(await save('module', { layout: 'picture' })).toBe('pictures:required');
    expect(await save('partner', { website: 'javascript:alert(1)' })).toBe('website:website');
    expect(await save('partner', { website: '' })).toBe('saved');
    expect(await save('milestone', { year: 1799 })).toBe(`year:whole:1800:${new Date().getUTCFullYear() + 1}`);
  });
});

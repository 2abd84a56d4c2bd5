import { beforeAll, describe, expect, it } from 'vitest';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { saveProduct } from '@/lib/product/edit/commands';
import { setGroup } from '@/lib/product/edit/list/commands';
import { deleteGroup, saveGroup, sortGroups } from '@/lib/product/group/commands';
import { listGroups } from '@/lib/product/group/queries';
import { groupInput } from '@/lib/product/group/schema';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, productOf } from '../factories';
import { columnOf, refusalOf } from './product-kit';

let actor: SupplierActor;
let rival: SupplierActor;
const group = (names: Record<string, string>, onHome = false) => groupInput.parse({ locale: 'en', names, onHome });
const names = async () => (await listGroups(actor, 'de')).map(({ name }) => name);

beforeAll(async () => {
  await demoDatabase();
  ({ actor } = await makeSupplier('group_owner'));
  ({ actor: rival } = await makeSupplier('group_rival'));
});

describe('groups of products', () => {
  it('have a name in each language, a position and a flag for the homepage', async () => {
    const { id: pumps } = await saveGroup(actor, null, group({ en: 'Pumps', de: 'Pumpen' }));
    const { id: valves } = await saveGroup(actor, null, group({ en: 'Valves' }, true));
    expect(await names()).toEqual(['Pumpen', 'Valves']);
    await sortGroups(actor, [valves, pumps]);
    await saveGroup(actor, pumps, group({ en: 'Water pumps', zh: '水泵' }, true));
    expect(await listGroups(actor, 'zh')).toMatchObject([
      { id: valves, name: 'Valves', onHome: true },
      { id: pumps, name: '水泵', names: { en: 'Water pumps', zh: '水泵' }, onHome: true },
    ]);
    expect(groupInput.safeParse({ locale: 'fr', names: { en: ' ' } }).error?.issues[0]?.path).toEqual(['names', 'fr']);
    expect(await refusalOf(sortGroups(actor, [pumps]))).toBe('conflict');
    const { id } = await saveProduct(
      actor,
      null,
      productOf(await findReferences(), 'Grouped pump', { groupId: pumps }),
    );
    await setGroup(actor, [id], valves);
    expect((await listGroups(actor, 'en')).map(({ products }) => products)).toEqual([1, 0]);
    await deleteGroup(actor, valves);
    expect(await columnOf(id, 'group_id')).toBeNull();
    expect(await names()).toEqual(['Water pumps']);
  });

  it('have unique names, ignoring case and width', async () => {
    const { id: first } = await saveGroup(actor, null, group({ en: 'Fans', de: 'Ventilatoren' }));
    const { id: second } = await saveGroup(actor, null, group({ en: 'Blowers' }));
    const twice = saveGroup(actor, second, group({ en: ' ｆＡＮＳ', de: 'Gebläse' }));
    await expect(twice).rejects.toMatchObject({ errors: [{ field: 'names.en', key: 'nameDuplicated' }] });
    await saveGroup(actor, first, group({ en: 'Fans', de: 'Lüfter' }));
    await deleteGroup(rival, (await saveGroup(rival, null, group({ en: 'Fans' }))).id);
    for (const id of [first, second]) await deleteGroup(actor, id);
  });

  it('are private', async () => {
    const [own] = await listGroups(actor, 'en');
    const id = own?.id ?? 0;
    expect(await refusalOf(saveGroup(rival, id, group({ en: 'Mine' })))).toBe('notFound');
    expect(await refusalOf(deleteGroup(rival, id))).toBe('notFound');
    const sales = { ...actor, role: 'sales' } as SupplierActor;
    await expect(async () => saveGroup(sales, null, group({ en: 'No' }))).rejects.toThrow('forbidden');
    expect(await listGroups(rival, 'en')).toEqual([]);
  });
});

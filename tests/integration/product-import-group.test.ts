import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { saveGroup } from '@/lib/product/group/commands';
import { confirmImport } from '@/lib/product/sheet/commands';
import { makeGroups } from '@/lib/product/sheet/group/commands';
import { demoDatabase } from '../database';
import { findReferences, makeSupplier, type References } from '../factories';
import { refusalOf } from './product-kit';
import { join, openStorage, readSheetOf, settledView, xlsxOf } from './sheet-kit';
import type { StorageDouble } from './storage-double';

let actor: SupplierActor;
let rival: SupplierActor;
let references: References;
let double: StorageDouble;
let close: () => Promise<void>;

const heading = ['name:en', 'categories', 'tags', 'currency', 'priceMin', 'unit', 'group'];
const line = (name: string, group: string) => [...[name, references.category, references.tag, 'EUR', 99, 'set'], group];
const groupsOf = async ({ companyId }: SupplierActor) =>
  (
    await rows<{ name: string }>(
      database(),
      sql`select t.name from product_group g join product_group_translation t on t.group_id = g.id
        where g.company_id = ${companyId} order by t.name`,
    )
  ).map(({ name }) => name);
const send = async (...groups: string[]) =>
  readSheetOf(
    double,
    actor,
    await xlsxOf([heading, ...groups.map((group, index) => line(`Grouped pump ${index} ${group}`, group))]),
  );

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ double, close } = await openStorage());
  ({ actor } = await makeSupplier('group_owner'));
  ({ actor: rival } = await makeSupplier('group_rival'));
  await join(actor, 'gold');
}, 240_000);
afterAll(() => close());

it('creates each group named by a sheet once, and rereads its rows', async () => {
  await saveGroup(actor, null, { locale: 'en', names: { en: 'Valves' }, onHome: true });
  const read = await send('Slurry', 'valves', 'SLURRY', 'Drum pumps', 'x'.repeat(config.product.name + 1), '');
  expect(read).toMatchObject({ state: 'ready', total: 2, newGroups: ['Slurry', 'Drum pumps'] });
  expect(await refusalOf(makeGroups(rival, read.id))).toBe('notFound');
  await makeGroups(actor, read.id);
  const again = await settledView(actor);
  expect(again).toMatchObject({ state: 'ready', total: 5, newGroups: [], badRows: 1 });
  expect(await groupsOf(actor)).toEqual(['Drum pumps', 'Slurry', 'Valves']);
  await confirmImport(actor, again.id);
  expect(await settledView(actor)).toMatchObject({ state: 'done', created: 5 });
  expect(await refusalOf(makeGroups(actor, again.id))).toBe('id decided');
});

it('creates none if there would be too many', async () => {
  const before = await groupsOf(actor);
  const read = await send(...Array.from({ length: config.product.groups }, (_, index) => `Series ${index}`));
  expect(await refusalOf(makeGroups(actor, read.id))).toBe('id limit');
  expect(await groupsOf(actor)).toEqual(before);
});

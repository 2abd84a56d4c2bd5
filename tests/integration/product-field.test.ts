import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { getProduct } from '@/lib/product/detail/queries';
import { saveProduct, submitProduct } from '@/lib/product/edit/commands';
import { readInput } from '@/lib/product/edit/read';
import type { ProductInput } from '@/lib/product/edit/schema';
import { plainNames, shownNames } from '@/lib/product/field';
import { approveProduct } from '@/lib/product/review/commands';
import { getProductForReview } from '@/lib/product/review/queries';
import { productGetCall } from '@/lib/product/schema';
import { startImport } from '@/lib/product/sheet/commands';
import { exportProducts } from '@/lib/product/sheet/export';
import { readXlsx } from '@/lib/product/sheet/xlsx';
import { demoDatabase } from '../database';
import { findReferences, makeReviewer, makeSupplier } from '../factories';
import { fullInput } from '../unit/product/full-input';
import { openStorage, sendSheet, settledView, xlsxOf } from './sheet-kit';
import type { StorageDouble } from './storage-double';

let actor: SupplierActor;
let reviewer: StaffActor;
let double: StorageDouble;
let close: () => Promise<void>;
let full: ProductInput;

beforeAll(async () => {
  await demoDatabase();
  const { category, tag } = await findReferences();
  ({ actor } = await makeSupplier('field_owner'));
  reviewer = await makeReviewer('field_reviewer');
  ({ double, close } = await openStorage());
  const [group] = await rows<{ id: number }>(
    database(),
    sql`insert into product_group (company_id) values (${actor.companyId}) returning id`,
  );
  await database().execute(
    sql`insert into product_group_translation (group_id, locale, name) values (${group?.id ?? 0}, 'en', 'Spares')`,
  );
  full = { ...fullInput, categories: [category], tags: [tag], groupId: group?.id ?? null, pictures: ['demo/pump.jpg'] };
}, 120_000);
afterAll(() => close());

it('every field survives writing, reading, a sheet, the review and the contract', async () => {
  const { id } = await saveProduct(actor, null, { ...full, video: null });
  const written = { ...full, video: null };
  expect(await readInput(database(), id, 'en')).toEqual(written);

  const file = await exportProducts(actor, 'en', { format: 'xlsx', empty: false });
  await startImport(actor, await sendSheet(double, actor, file, 'products.xlsx'), 'en');
  const view = await settledView(actor);
  expect(view.plan).toEqual({ added: 0, changed: 0, same: 1 });

  const changed = {
    ...written,
    ...Object.fromEntries(plainNames.map((name) => [name, other(written[name])])),
    priceQuantity: 1000 as const,
  };
  await submitProduct(actor, id, changed);
  expect(await readInput(database(), id, 'en')).toEqual(changed);
  const [review] = await rows<{ id: number; targetId: number; locale: 'en'; content: unknown }>(
    database(),
    sql`select id, target_id as "targetId", locale, content from review where kind = 'product' and target_id = ${id}`,
  );
  if (!review) throw new Error('there is no review');
  expect((await getProductForReview(reviewer, review)).proposed).toEqual(changed);
  await approveProduct(reviewer, review.id);

  const answer = productGetCall.output.parse(await getProduct('en', id));
  expect(answer.price).toMatchObject({ per: 1000 });
  for (const name of shownNames) expect(answer[name], name).toEqual(changed[name]);
});

it('a text too long for Excel is complete in CSV, reported in XLSX, and kept when the sheet is imported', async () => {
  const { actor: own } = await makeSupplier('field_long');
  const introduction = `${'Pumpenabwasserhebeanlage '.repeat(1_400)}end`;
  const english = { ...fullInput.translations.en, name: 'Long pump', introduction };
  await saveProduct(own, null, { ...full, video: null, groupId: null, translations: { en: english } } as ProductInput);
  const csv = await exportProducts(own, 'en', { format: 'csv', empty: false });
  expect(csv.toString()).toContain(introduction);
  const file = await exportProducts(own, 'en', { format: 'xlsx', empty: false });
  const cells = readXlsx(file).flat().map(String);
  expect(Math.max(...cells.map((cell) => cell.length))).toBeLessThanOrEqual(32_767);
  expect(cells.join()).toContain('35,003 characters');
  await startImport(own, await sendSheet(double, own, file, 'long.xlsx'), 'en');
  expect((await settledView(own)).plan).toEqual({ added: 0, changed: 0, same: 1 });
  // The row that a supplier copies for a variant.
  const [head = [], row = []] = readXlsx(file);
  const other: Record<string, string> = { 'Long pump': 'Long pump XL', [full.model]: 'XL-2' };
  const variant = row.map((cell, index) => (head[index] === 'Product number' ? '' : (other[cell] ?? cell)));
  await startImport(own, await sendSheet(double, own, await xlsxOf([head, variant]), 'variant.xlsx'), 'en');
  const message = expect.stringContaining('left out of the file');
  expect((await settledView(own)).errors).toContainEqual(
    expect.objectContaining({ column: 'Introduction (English)', message }),
  );
});

it('a sheet lists its site’s language first', async () => {
  const [head = []] = readXlsx(await exportProducts(actor, 'de', { format: 'xlsx', empty: true }));
  const names = head.map(String).filter((words) => words.startsWith('Name ('));
  expect(names).toEqual(['Name (Deutsch) *', 'Name (English)']);
});

it('a sheet marks required columns, as XLSX and CSV, and is readable', async () => {
  const marked = ['Product number', 'Name (English) *', 'Currency *', 'Price from *', 'Price unit *'];
  for (const format of ['xlsx', 'csv'] as const) {
    const file = await exportProducts(actor, 'en', { format, empty: false });
    const head =
      format === 'xlsx' ? (readXlsx(file)[0] ?? []) : (file.toString().slice(1).split('\r\n')[0] ?? '').split(',');
    expect(head.map(String).filter((words) => words === 'Product number' || words.endsWith('*'))).toEqual(marked);
    await startImport(actor, await sendSheet(double, actor, file, `marked.${format}`), 'en');
    const view = await settledView(actor);
    expect(view.errors).toEqual([]);
    expect(view.plan).toEqual({ added: 0, changed: 0, same: 1 });
  }
});

/** A different value of the same kind. */
const other = (value: string | number | null) =>
  typeof value === 'number' ? value + 1 : value === '8413.70' ? '8413.71' : `${value}-2`;

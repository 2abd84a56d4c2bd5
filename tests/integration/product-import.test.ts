import { sql } from 'drizzle-orm';
import { readSheet as readSpreadsheet } from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GET as exportCall } from '@/app/api/product/export/route';
import { POST as confirmCall } from '@/app/api/product/import/confirm/route';
import { POST as getCall } from '@/app/api/product/import/get/route';
import { POST as startCall } from '@/app/api/product/import/start/route';
import { GET as wrongCall } from '@/app/api/product/import/wrong/route';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { saveProduct, submitProduct } from '@/lib/product/edit/commands';
import { getOwnProduct, suggestParameters } from '@/lib/product/edit/queries';
import type { ProductInput } from '@/lib/product/edit/schema';
import { approveProduct } from '@/lib/product/review/commands';
import { chooseEncoding, confirmImport, dropImport, startImport } from '@/lib/product/sheet/commands';
import { exportWrongRows } from '@/lib/product/sheet/error/export';
import { exportProducts } from '@/lib/product/sheet/export';
import { readXlsx } from '@/lib/product/sheet/xlsx';
import german from '@/messages/de.json';
import english from '@/messages/en.json';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { findReferences, makeReviewer, makeSupplier, productOf, type References } from '../factories';
import { bookOf, textCell } from './archive';
import type { Browser } from './browser-double';
import { columnOf, refusalOf } from './product-kit';
import { csvOf, join, openStorage, readSheetOf, sendSheet, settledView, viewOf, xlsxOf } from './sheet-kit';
import type { StorageDouble } from './storage-double';
import { zip } from './upload-sample';

type Line = (string | number)[];
type Cells = Record<string, string | number | undefined>;
let actor: SupplierActor;
let rival: SupplierActor;
let browser: Browser;
let rivalBrowser: Browser;
let reviewer: Awaited<ReturnType<typeof makeReviewer>>;
let references: References;
let double: StorageDouble;
let close: () => Promise<void>;

const heading = ['name:en', 'model', 'categories', 'tags', 'currency', 'priceMin', 'unit'];
const line = (name: string, over: Cells = {}): Line => {
  const cells: Cells = {
    'name:en': name,
    ...{ model: 'S-1', categories: references.category, tags: references.tag },
    ...{ currency: 'EUR', priceMin: 99.5, unit: 'set', ...over },
  };
  return heading.map((code) => cells[code] ?? '');
};
const characters = 'This contains characters that cannot be stored. Remove them or type the text again';
const lines = (count: number, name = 'Sheet pump') =>
  Array.from({ length: count }, (_, index) => line(`${name} ${index}`));
const sheet = (list: Line[], head: Line = heading) => xlsxOf([head, ...list]);
const read = async (list: Line[], head?: Line) => readSheetOf(double, actor, await sheet(list, head));
const write = async (id: number) => {
  await confirmImport(actor, id);
  return settledView(actor);
};
const names = async (of = actor) =>
  (
    await rows<{ name: string }>(
      database(),
      sql`select name from product_translation where company_id = ${of.companyId} and locale = 'en' order by product_id`,
    )
  ).map(({ name }) => name);
const countOf = async (of = actor) =>
  (await rows(database(), sql`select from product where company_id = ${of.companyId}`)).length;
const pendingReview = async (id: number) =>
  (
    await rows<{ id: number }>(
      database(),
      sql`select id from review where kind = 'product' and target_id = ${id} and state = 'pending'`,
    )
  )[0]?.id ?? 0;
const reviews = () =>
  rows(database(), sql`select id, state, content from review where company_id = ${actor.companyId} order by id`);
const publish = async (name: string, over: Partial<ProductInput> = {}) => {
  const { id } = await submitProduct(actor, null, productOf(references, name, over));
  await approveProduct(reviewer, await pendingReview(id));
  return id;
};
const requestOf = (of: Browser, path: string) =>
  new Request(`http://en.geco.localhost:3000${path}`, {
    headers: { host: 'en.geco.localhost:3000', cookie: [...of.cookies].map((pair) => pair.join('=')).join('; ') },
  });
const messagesOf = (view: { errors: { row: number; column: string; message: string }[] }) =>
  view.errors.map(({ row, column, message }) => `${row} ${column}: ${message}`);

beforeAll(async () => {
  await demoDatabase();
  references = await findReferences();
  ({ double, close } = await openStorage());
  ({ actor, browser } = await makeSupplier('sheet_owner'));
  ({ actor: rival, browser: rivalBrowser } = await makeSupplier('sheet_rival'));
  reviewer = await makeReviewer('sheet_reviewer');
  await join(actor, 'gold');
});
afterEach(async () => {
  for (const { companyId } of [actor, rival])
    for (const table of ['product_import', 'review', 'product'])
      await database().execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId}`);
  await database().execute(sql`delete from upload_use`);
  await database().execute(sql`delete from upload`);
});
afterAll(() => close());

describe('a sheet', () => {
  it('with 37 invalid rows lists all of them with columns, and writes nothing before confirmation', async () => {
    const wrong = [
      { over: { priceMin: 0 }, says: 'Price from: Quotation must be > 0' },
      { over: { unit: 'bucket' }, says: 'Price unit: This value is not one of the allowed ones.' },
      { over: { currency: '' }, says: 'Currency: This field is required' },
      { over: { 'name:en': '' }, says: 'Name (English): This field is required' },
    ];
    const all = lines(120);
    const bad = Array.from({ length: 37 }, (_, index) => ({
      at: index * 3,
      ...(wrong[index % wrong.length] as (typeof wrong)[number]),
    }));
    for (const { at, over } of bad) all[at] = line(`Bad pump ${at}`, over);
    const view = await read(all);
    expect(view).toMatchObject({ state: 'ready', total: 83, badRows: 37, errorTotal: 37 });
    expect(view.plan).toEqual({ added: 83, changed: 0, same: 0 });
    expect(messagesOf(view)).toEqual(bad.map(({ at, says }) => `${at + 2} ${says}`));
    expect(view.rows.slice(0, 2)).toMatchObject([
      { row: 3, what: 'new', name: 'Sheet pump 1', model: 'S-1', emptied: [] },
      { row: 4, what: 'new', name: 'Sheet pump 2', model: 'S-1', emptied: [] },
    ]);
    expect((await viewOf(actor, 5))?.rows).toHaveLength(3);
    expect(await countOf()).toBe(0);
    expect(await write(view.id)).toMatchObject({ state: 'done', created: 83, updated: 0, errorTotal: 37 });
    expect(await countOf()).toBe(83);
    const [first = ''] = await names();
    expect(first).toBe('Sheet pump 1');
    await dropImport(actor, view.id);
    expect(await viewOf(actor)).toBeNull();
  });

  it.each(['xlsx', 'csv'])('of %s does not treat a formula’s error as an empty cell', async (format) => {
    const { id } = await saveProduct(
      actor,
      null,
      productOf(references, 'Broken look-up', { brand: 'Ada', hsCode: '841370' }),
    );
    const cells = [
      ['id', 'brand', 'hsCode', 'minimumOrder', 'Helper'],
      [String(id), '#N/A', '#REF!', '#VALUE!', '#DIV/0!'],
      ['', '', '', '', '#NAME?'],
    ];
    const wrong = (text: string, place: string) =>
      /^#/.test(text) ? `<c r="${place}" t="e"><f>x</f><v>${text}</v></c>` : text === '' ? '' : textCell(place, text);
    const row = (line: string[], at: number) =>
      `<row r="${at + 1}">${line.map((text, column) => wrong(text, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`;
    const bytes = format === 'csv' ? csvOf(cells) : bookOf({ rows: cells.map(row).join('') });
    const view = await readSheetOf(double, actor, bytes, `products.${format}`);
    const says = 'The cell holds the error of a formula. Correct the formula, or enter the value';
    expect(messagesOf(view).slice(1)).toEqual([`2 Brand: ${says}`, `2 HS code: ${says}`, `2 Minimum order: ${says}`]);
    expect(view.errors[1]?.value).toBe('#N/A');
    expect(view.total).toBe(0);
    await dropImport(actor, view.id);
  });

  it('says which fields its empty cells clear, and which they reset', async () => {
    const before = productOf(references, 'Emptied', { brand: 'Ada', hsCode: '841370', minimumOrder: 50 });
    const { id } = await saveProduct(actor, null, before);
    const view = await read([[id, '', '841370', '']], ['id', 'brand', 'hsCode', 'minimumOrder']);
    expect(view.rows).toMatchObject([{ what: 'change', emptied: ['Brand', 'Minimum order'] }]);
    await dropImport(actor, view.id);
  });

  it('reports each error’s value, product and suggestion', async () => {
    const [near] = await rows<{ name: string }>(
      database(),
      sql`select name from category_translation where category_id = ${references.category} and locale = 'en'`,
    );
    const meant = `${near?.name}s`;
    const view = await read([line('Odd pump', { categories: meant, priceMin: 'many' }), line('Good pump')]);
    expect(view.errors).toMatchObject([
      { row: 2, column: 'Categories', value: meant, name: 'Odd pump' },
      { row: 2, column: 'Price from', value: 'many', name: 'Odd pump' },
    ]);
    expect(view.errors.find(({ column }) => column === 'Categories')?.near).toContain(near?.name);
  });

  it('lists allowed values without a suggestion, and refers to the full list', async () => {
    const view = await read([line('Odd pump', { unit: 'zzzz', tags: 'zzzz', currency: 'euros' })]);
    expect(view.allowed.map(({ column }) => column)).toEqual(['Tags', 'Currency', 'Price unit']);
    const valuesOf = (name: string) => view.allowed.find(({ column }) => column === name)?.values;
    expect(valuesOf('Price unit')).toEqual(config.units.map((unit) => english.productForm.units[unit]));
    expect(valuesOf('Tags')).toContain('ISO 9001');
    expect(valuesOf('Currency')).toEqual([]);
    const near = await read([line('Odd pump', { unit: 'pieces' })]);
    expect([near.errors[0]?.near[0], near.allowed]).toEqual([english.productForm.units.piece, []]);
  });

  it('creates a draft from a row without categories and tags, and changes it without them', async () => {
    const bare = { categories: '', tags: '' };
    const view = await read([line('Bare pump', bare)]);
    expect(messagesOf(view)).toEqual([]);
    expect(await write(view.id)).toMatchObject({ created: 1, errorTotal: 0 });
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      database(),
      sql`select id from product where company_id = ${actor.companyId}`,
    );
    await saveProduct(actor, id, productOf(references, 'Bare pump', { tags: [] }));
    await write((await read([[id, '', 'S-2']], ['id', 'tags', 'model'])).id);
    const product = await getOwnProduct(actor, 'en', id);
    expect(product).toMatchObject({ status: 'uploading', input: { tags: [], model: 'S-2' } });
  });

  it('reports in its invalid rows that a text too long for Excel is omitted', async () => {
    const long = 'Drainage pump '.repeat(2_500);
    const view = await read([[...line('Odd pump', { unit: 'bucket' }), long]], [...heading, 'introduction:en']);
    const cells = readXlsx(await exportWrongRows(actor, 'en', view.id))
      .flat()
      .map(String);
    expect(Math.max(...cells.map((cell) => cell.length))).toBeLessThanOrEqual(32_767);
    expect(cells.at(-1)).toContain('34,999 characters');
  });

  it('returns its invalid rows with reasons, to be corrected and uploaded', async () => {
    const head = ['Mystery', ...heading];
    const view = await read(
      [
        ['x', ...line('Good pump')],
        ['y', ...line('Odd pump', { unit: 'bucket' })],
      ],
      head,
    );
    expect(view.wrongRows).toBe(true);
    const answer = await wrongCall(requestOf(browser, `/api/product/import/wrong?id=${view.id}`));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="products-to-mend.xlsx"; filename*=UTF-8''products%20to%20correct.xlsx`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const [above, ...wrong] = readXlsx(bytes);
    expect(above).toEqual(['Reason', ...head]);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.slice(0, 3)).toEqual([expect.stringMatching(/^Price unit: This value is not/), 'y', 'Odd pump']);
    const again = await readSheetOf(double, actor, bytes);
    expect(messagesOf(again)).toEqual([
      '1 Mystery: This column is unknown and will be ignored',
      messagesOf(view).at(-1)?.replace(/^3/, '2'),
    ]);
    expect((await wrongCall(requestOf(rivalBrowser, `/api/product/import/wrong?id=${again.id}`))).status).toBe(404);
    expect((await wrongCall(requestOf(browser, '/api/product/import/wrong?id=x'))).status).toBe(404);
    await dropImport(actor, again.id);
    expect((await wrongCall(requestOf(browser, `/api/product/import/wrong?id=${again.id}`))).status).toBe(404);
  });

  it('also returns those refused while writing, in the reader’s language', async () => {
    const { id, wrongRows } = await read([line('Race pump'), line('Calm pump')]);
    expect(wrongRows).toBe(false);
    await saveProduct(actor, null, productOf(references, 'Race pump'));
    await confirmImport(actor, id);
    const view = await settledView(actor);
    expect(view).toMatchObject({ state: 'done', created: 1, errorTotal: 1, wrongRows: true });
    const [above, ...wrong] = readXlsx(await exportWrongRows(actor, 'de', id));
    expect(above).toEqual(['Grund', ...heading]);
    expect(wrong.map((cells) => cells.slice(1, 2))).toEqual([['Race pump']]);
    expect(wrong[0]?.[0]).toContain(german.validation.nameDuplicated);
  });

  it('of unknown encoding is read in the one its sender selects, even with a title above it', async () => {
    const text = [['Price list 2026'], heading, line('Pump \u00d8 50'), line('Odd pump', { unit: 'bucket' })];
    const bytes = Buffer.from(csvOf(text, ';').toString(), 'latin1');
    const asking = await readSheetOf(double, actor, bytes, 'p.csv');
    expect(asking).toMatchObject({ state: 'asking', errors: [] });
    expect(asking.choices.map(({ encoding, rows }) => [encoding, rows])).toEqual([
      ['windows-1252', [['Pump \u00d8 50']]],
      ['windows-1251', [['Pump \u0428 50']]],
      ['windows-1256', [['Pump \u0637 50']]],
    ]);
    expect(await refusalOf(chooseEncoding(rival, asking.id, 'windows-1252'))).toBe('notFound');
    await chooseEncoding(actor, asking.id, 'windows-1252');
    const view = await settledView(actor);
    expect(view).toMatchObject({ state: 'ready', rows: [{ row: 3, name: 'Pump \u00d8 50' }], choices: [] });
    expect(messagesOf(view)).toEqual(['4 Price unit: This value is not one of the allowed ones.']);
    expect(await refusalOf(chooseEncoding(actor, asking.id, 'windows-1252'))).toBe('id decided');
  });

  it('reports the row of a stray quote', async () => {
    const stray = await readSheetOf(double, actor, Buffer.from('Name (English);Model\r\nPump;1\r\n12" tap;2'), 'p.csv');
    expect(stray).toMatchObject({ state: 'failed', errors: [{ row: 3, message: english.validation.sheetQuote }] });
  });

  it('has every page of its errors', async () => {
    const view = await read(
      Array.from({ length: 60 }, (_, index) => line(`Pump ${index}`, { unit: '', currency: '' })),
    );
    expect(view).toMatchObject({ badRows: 60, errorTotal: 120, total: 0 });
    const seen = new Set<string>();
    for (const page of [1, 2, 3])
      for (const one of messagesOf((await viewOf(actor, 1, page)) ?? { errors: [] })) seen.add(one);
    expect(seen.size).toBe(120);
    expect((await viewOf(actor, 1, 4))?.errors).toEqual([]);
  });

  it('creates drafts with the values of its cells', async () => {
    const head = [...heading, 'Name (Deutsch)', '起订量', 'priceBreaks', 'leadMin', 'leadMax', 'origin', 'hsCode'];
    const view = await read(
      [
        [
          ...line('Whole pump', { priceMin: '1.234,50' }),
          'Ganze Pumpe',
          3,
          '10:900;50:850,5',
          5,
          9,
          'Germany',
          '8413.70',
        ],
      ],
      head,
    );
    expect(messagesOf(view)).toEqual([]);
    await write(view.id);
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      database(),
      sql`select id from product where company_id = ${actor.companyId}`,
    );
    const product = await getOwnProduct(actor, 'en', id);
    expect(product).toMatchObject({ status: 'uploading', listed: false });
    expect(product?.input).toMatchObject({
      translations: { en: { name: 'Whole pump' }, de: { name: 'Ganze Pumpe' } },
      ...{ priceKind: 'fixed', priceMin: 1234.5, currency: 'EUR', unit: 'set', originCode: 'DE', hsCode: '8413.70' },
      ...{ leadDays: { min: 5, max: 9 }, categories: [references.category], tags: [references.tag] },
      priceBreaks: [
        { quantity: 10, price: 900 },
        { quantity: 50, price: 850.5 },
      ],
    });
  });

  it('reports row and column of an invalid text', async () => {
    const bad = [
      line('Two\nlines'),
      line('Sheet\u000bpump'),
      line('Sheet pump', { model: 'a\u202eb' }),
      line('Sheet\u007f'),
    ];
    const view = await readSheetOf(
      double,
      actor,
      csvOf([[...heading, 'no\u000bthing'], ...bad.map((cells) => [...cells, ''])]),
      'p.csv',
    );
    expect(messagesOf(view)).toEqual(
      [
        '1 nothing: This column is unknown and will be ignored',
        '2 Name (English): Write this on one line, without line breaks or tabs',
        ...[3, 5].map((row) => `${row} Name (English): ${characters}`),
        '4 Model: This contains hidden characters that change the writing direction. Remove them or type the text again',
      ].sort(),
    );
  });

  it('is read as CSV with commas, semicolons and tabs, in UTF-8 and GB 18030', async () => {
    const iconv = (text: string) => Buffer.from(text, 'latin1');
    for (const sign of [',', ';', '\t']) {
      const view = await readSheetOf(
        double,
        actor,
        csvOf(
          [
            [...heading, 'summary:en'],
            [...line('Text; pump'), 'With, two\nlines'],
          ],
          sign,
        ),
        'p.csv',
      );
      expect(messagesOf(view)).toEqual([]);
      expect(view.rows).toMatchObject([{ row: 2, name: 'Text; pump' }]);
    }
    // 名称（简体中文） and 离心泵 as encoded by Chinese Windows.
    const name = '\xc3\xfb\xb3\xc6\xa3\xa8\xbc\xf2\xcc\xe5\xd6\xd0\xce\xc4\xa3\xa9';
    const pump = '\xc0\xeb\xd0\xc4\xb1\xc3';
    const rest = `${references.category},${references.tag},EUR,99.5,set`;
    const bytes = iconv(`${name},categories,tags,currency,priceMin,unit\r\n${pump},${rest}\r\n`);
    const view = await readSheetOf(double, actor, bytes, 'p.csv');
    expect(messagesOf(view)).toEqual([]);
    expect(view.rows).toMatchObject([{ name: '离心泵', what: 'new' }]);
  });

  it('that is broken, has no known heading or too many rows is refused entirely', async () => {
    const hollow = zip('[Content_Types].xml', 'xl/workbook.xml');
    expect(await readSheetOf(double, actor, hollow)).toMatchObject({
      state: 'failed',
      errors: [{ message: 'This file cannot be read. Check that it is an XLSX or CSV sheet' }],
    });
    const stranger = await read([['Pump', 'Blue']], ['Product', 'Colour']);
    expect(stranger).toMatchObject({ state: 'failed', errors: [{ row: 1, column: 'Product' }] });
    const long = Buffer.from(`name:en\r\n${'Pump\r\n'.repeat(5001)}`);
    expect(await readSheetOf(double, actor, long, 'p.csv')).toMatchObject({
      state: 'failed',
      errors: [{ message: 'There are too many rows. Split the sheet' }],
    });
    // Unknown and duplicate columns are skipped and listed; the rest is imported.
    const odd = await read([[...line('Odd pump'), 'Blue', 'S-9']], [...heading, 'Colour', 'Model']);
    expect(messagesOf(odd)).toEqual([
      '1 Colour: This column is unknown and will be ignored',
      '1 Model: This column is repeated. Only the first one counts',
    ]);
    expect(odd).toMatchObject({ state: 'ready', badRows: 0, rows: [{ model: 'S-1' }] });
    expect(await countOf()).toBe(0);
  });

  it('allows each name once, within itself and among existing products', async () => {
    await saveProduct(actor, null, productOf(references, 'Taken pump'));
    const id = await publish('Public pump');
    await submitProduct(actor, id, productOf(references, 'Waiting pump'));
    await saveProduct(rival, null, productOf(references, 'Rival pump', { parameters: [] }));
    const view = await read(
      ['New pump', ' new PUMP', 'TAKEN pump', 'Public pump', 'Waiting pump', 'Rival pump'].map((name) => line(name)),
    );
    const message = 'Name (English): Name is duplicated, please revise';
    expect(messagesOf(view)).toEqual([3, 4, 5, 6].map((row) => `${row} ${message}`));
    expect(view.rows.map(({ name }) => name)).toEqual(['New pump', 'Rival pump']);
    // Names taken between preview and confirmation are skipped and listed too.
    await saveProduct(actor, null, productOf(references, 'New pump'));
    const done = await write(view.id);
    expect(done).toMatchObject({ state: 'done', created: 1 });
    expect(messagesOf(done)).toContain(`2 ${message}`);
    expect((await names()).filter((name) => name === 'New pump')).toHaveLength(1);
  });

  it('skips a draft whose new name was taken meanwhile, keeping its name', async () => {
    await write((await read(lines(3))).id);
    const drafts = await rows<{ id: number }>(
      database(),
      sql`select id from product where company_id = ${actor.companyId} order by id`,
    );
    const [first, second, third] = drafts.map(({ id }) => id);
    const renamed = [
      [first ?? 0, 'Wanted pump', 'S-2'],
      [second ?? 0, 'Free pump', 'S-2'],
      [third ?? 0, 'Sheet pump 2', 'S-2'],
    ];
    const view = await read(renamed, ['id', 'name:en', 'model']);
    expect(view).toMatchObject({ plan: { added: 0, changed: 3, same: 0 } });
    await saveProduct(actor, null, productOf(references, 'Wanted pump'));
    await submitProduct(actor, third ?? 0, productOf(references, 'Sheet pump 2'));
    const done = await write(view.id);
    expect(done).toMatchObject({ state: 'done', updated: 2 });
    expect(messagesOf(done)).toEqual(['2 Name (English): Name is duplicated, please revise']);
    expect(await names()).toEqual(['Sheet pump 0', 'Free pump', 'Sheet pump 2', 'Wanted pump']);
    expect(await columnOf(first ?? 0, 'model')).toBe('S-1');
    const take = (name: string) => refusalOf(saveProduct(actor, null, productOf(references, name)));
    expect(await take('Sheet pump 0')).toBe('translations.en.name nameDuplicated');
    expect(await take('Free pump')).toBe('translations.en.name nameDuplicated');
    expect(await take('Sheet pump 1')).toBe('done');
  });

  it('imports as many new products as the membership covers', async () => {
    await join(actor, 'regular');
    try {
      await saveProduct(actor, null, productOf(references, 'First pump'));
      const view = await read(lines(52));
      expect(view).toMatchObject({ total: config.caps.product.regular - 1, badRows: 3 });
      expect(view.errors.map(({ row }) => row)).toEqual([51, 52, 53]);
      await saveProduct(actor, null, productOf(references, 'Meanwhile pump'));
      expect(await write(view.id)).toMatchObject({ created: 48, badRows: 4 });
      expect(await countOf()).toBe(config.caps.product.regular);
    } finally {
      await join(actor, 'gold');
    }
  });
});

describe('parameters of a sheet', () => {
  const usual = async () =>
    (
      await rows<{ id: number }>(
        database(),
        sql`select category_id as id from product_category pc join product_parameter pp on pp.product_id = pc.product_id
          where pp.parameter_id = ${references.option} order by 1 limit 1`,
      )
    )[0]?.id ?? 0;

  it('have a column each in a category’s template, with allowed values, and can be imported', async () => {
    const category = await usual();
    const template = await exportProducts(actor, 'en', { format: 'xlsx', empty: true, categories: [category] });
    const [head = []] = readXlsx(template);
    const suggested = await suggestParameters(actor, 'en', [category]);
    const option = suggested.find(({ parameterId }) => parameterId === references.option);
    const at = head.findIndex((words) => String(words).startsWith(option?.label ?? '?'));
    expect(at).toBeGreaterThan(0);
    expect(readXlsx(await exportProducts(actor, 'en', { format: 'xlsx', empty: true }))[0]?.length).toBeLessThan(
      head.length,
    );
    const cells = (choice: string) => {
      const text = line('Template pump', { categories: category });
      return head.map((words, place) => {
        const known = ['Name (English)', 'Model', 'Categories', 'Tags', 'Currency', 'Price from', 'Price unit'];
        return place === at
          ? choice
          : (text[known.indexOf(String(words).replace(/ (?:\*|\(.* semicolons\))$/, ''))] ?? '');
      });
    };
    const bad = await read([cells('nothing of this kind')], head);
    expect(bad.errors).toMatchObject([{ row: 2, column: head[at], value: 'nothing of this kind' }]);
    const close = await read([cells(`${option?.options[0]?.label}s`)], head);
    expect(close.errors).toMatchObject([{ row: 2, column: head[at] }]);
    expect(close.errors[0]?.near?.[0]).toBe(option?.options[0]?.label);
    expect(close.allowed).toEqual(bad.allowed);
    const own = [...cells(option?.options[0]?.label ?? ''), '3,5–7'];
    const view = await read([own], [...head, 'Own parameter: Seal gap (mm)']);
    expect(messagesOf(view)).toEqual([]);
    await write(view.id);
    const [made] = await rows<{ id: number }>(
      database(),
      sql`select id from product where company_id = ${actor.companyId}`,
    );
    expect((await getOwnProduct(actor, 'en', made?.id ?? 0))?.input.parameters).toMatchObject([
      { parameterId: references.option, kind: 'option', optionId: option?.options[0]?.id },
      { parameterId: null, labels: { en: 'Seal gap' }, unit: 'mm', kind: 'range', min: 3.5, max: 7 },
    ]);
  });
});

describe('exported products', () => {
  const tricky = () => [
    productOf(references, '=SUM(A1) pump', { model: "-20 °C, 'quoted'", brand: '@home', sort: 3 }),
    productOf(references, "'=Quoted pump", {
      priceKind: 'fixed',
      priceMin: 1.125,
      priceMax: null,
      currency: 'KWD',
      priceBreaks: [{ quantity: 1000, price: 1.1 }],
      translations: {
        en: {
          name: "'=Quoted pump",
          summary: 'One, "two"; three',
          introduction: 'Line\n\nline; 泵',
          keywords: 'a, b',
          slogan: '+1',
        },
        ar: { name: 'مضخة', summary: 'ترفع الماء', introduction: '', keywords: '', slogan: '' },
      },
    }),
    productOf(references, '＝SUM(B1) pump', { model: '＋1', brand: "'＠home" }),
    productOf(references, 'Free pump', {
      priceKind: 'negotiable',
      priceMin: null,
      priceMax: null,
      priceBreaks: [],
      hsCode: '8413.70',
      model: '007',
    }),
  ];

  it.each(['xlsx', 'csv'] as const)('as %s change nothing when imported again, in any language', async (format) => {
    for (const product of tricky()) await saveProduct(actor, null, product);
    const [published, changed] = [await publish('Public pump'), await publish('Changed pump')];
    await submitProduct(actor, changed, productOf(references, 'Changed pump', { priceMin: 130, parameters: [] }));
    await saveProduct(
      actor,
      null,
      productOf(references, 'Unfinished pump', { currency: '', unit: '', categories: [] }),
    );
    const before = await reviews();
    for (const site of locales) {
      const file = await exportProducts(actor, site, { format, empty: false });
      await startImport(actor, await sendSheet(double, actor, file, `products.${format}`), site);
      const view = await settledView(actor);
      expect(messagesOf(view), site).toEqual([]);
      expect(view.plan, site).toEqual({ added: 0, changed: 0, same: 7 });
    }
    const [{ id } = { id: 0 }] = await rows<{ id: number }>(
      database(),
      sql`select id from product_import where company_id = ${actor.companyId} order by id desc limit 1`,
    );
    expect(await write(id)).toMatchObject({ state: 'done', created: 0, updated: 0, errorTotal: 0 });
    expect(await reviews()).toEqual(before);
    expect(await columnOf(published, 'status')).toBe('normal');
  });

  it('are changed by number: a public one by a version for review, a draft directly', async () => {
    const id = await publish('Public pump');
    const view = await read(
      [
        [id, 'Better pump', 150],
        [id, 'Twice pump', 9],
      ],
      ['id', 'name:en', 'priceMin'],
    );
    expect(messagesOf(view)).toEqual(['3 Product number: This product is already in an earlier row']);
    expect(view.rows).toMatchObject([{ row: 2, what: 'change', name: 'Better pump' }]);
    expect(await write(view.id)).toMatchObject({ created: 0, updated: 1 });
    expect(await names()).toEqual(['Public pump']);
    expect(await getOwnProduct(actor, 'en', id)).toMatchObject({
      status: 'normal',
      version: { state: 'pending' },
      input: { priceMin: 150, priceMax: 180, model: 'PB-1', pictures: ['demo/pump.jpg', 'demo/pump-2.jpg'] },
    });
    // The next sheet is based on the pending version.
    await write((await read([[id, 'PB-9']], ['id', 'model'])).id);
    expect(await getOwnProduct(actor, 'en', id)).toMatchObject({ input: { priceMin: 150, model: 'PB-9' } });
    const made = await read([line('Draft pump')]);
    await write(made.id);
    const [draft] = await rows<{ id: number }>(
      database(),
      sql`select product_id as id from product_translation where company_id = ${actor.companyId} and name = 'Draft pump'`,
    );
    await write((await read([[draft?.id ?? 0, 'S-2']], ['id', 'model'])).id);
    expect(await columnOf(draft?.id ?? 0, 'model')).toBe('S-2');
    expect(await columnOf(draft?.id ?? 0, 'status')).toBe('uploading');
  });

  it('are private: others’ numbers are unknown, and the file requires session and role', async () => {
    const { id } = await saveProduct(rival, null, productOf(references, 'Rival pump', { parameters: [] }));
    const view = await read(
      [
        [id, 'Stolen'],
        ['12x', 'Odd'],
        [999_999_999, 'None'],
      ],
      ['id', 'name:en'],
    );
    expect(messagesOf(view)).toEqual([
      '2 Product number: This does not exist',
      '3 Product number: This field has the wrong type.',
      '4 Product number: This does not exist',
    ]);
    expect((await exportProducts(actor, 'en', { format: 'csv', empty: false })).toString()).not.toContain('Rival');
    const ask = (headers: HeadersInit) =>
      exportCall(new Request('http://en.geco.localhost:3000/api/product/export?format=csv', { headers }));
    expect((await ask({ host: 'en.geco.localhost:3000' })).status).toBe(401);
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await ask({ host: 'en.geco.localhost:3000', cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('come with an empty sheet, whose second page lists allowed values', async () => {
    const file = await exportProducts(actor, 'zh', { format: 'xlsx', empty: true });
    const view = await readSheetOf(double, actor, file);
    expect(view).toMatchObject({ state: 'ready', total: 0, errorTotal: 0 });
    const [heads = [], ...lines] = await readSpreadsheet(file, 2);
    const listed = (head: string) => lines.map((cells) => cells[heads.indexOf(head)]);
    expect(listed('标签')).toContain('ISO 9001');
    expect(listed('币种')).toContain('EUR');
    expect(listed('原产地')).toContain('德国');
  });
});

describe('an import', () => {
  it('finds the sheet of products anywhere in its workbook, and names another', async () => {
    const rowsOf = (list: Line[]) =>
      list
        .map((cells, index) => {
          const row = index + 1;
          return `<row r="${row}">${cells.map((cell, column) => textCell(`${String.fromCharCode(65 + column)}${row}`, String(cell))).join('')}</row>`;
        })
        .join('');
    const products = rowsOf([heading, line('Second sheet pump')]);
    const book = bookOf({ rows: rowsOf([['Price list', 2026]]), others: { Pumps: products, Valves: products } });
    const view = await readSheetOf(double, actor, book);
    expect(view).toMatchObject({ state: 'ready', total: 1, errorTotal: 1 });
    expect(view.errors).toMatchObject([
      { row: 1, column: 'Valves', message: expect.stringContaining('has not been read') },
    ]);
  });

  it('deletes a sheet once read, to save quota for pictures', async () => {
    const idle = () => rows(database(), sql`select from upload where kind = 'sheet' and state <> 'referenced'`);
    await readSheetOf(double, actor, await sheet(lines(1)));
    await readSheetOf(double, actor, Buffer.from('no sheet'), 'broken.csv');
    await eventually(async () => expect(await idle()).toEqual([]));
  });

  it('requires a role that may change products, in the same company', async () => {
    const sales = { ...actor, role: 'sales' } as SupplierActor;
    const file = await sendSheet(double, actor, await sheet(lines(2)));
    expect(await refusalOf(startImport(sales, file, 'en'))).toBe('role role');
    expect(await refusalOf(exportProducts(sales, 'en', { format: 'csv', empty: false }))).toBe('role role');
    await expect(viewOf(sales)).rejects.toThrow('forbidden');
    expect(await refusalOf(startImport(rival, file, 'en'))).toBe('file fileMissing');
    expect(await refusalOf(startImport(actor, 'sheet/none.xlsx', 'en'))).toBe('file fileMissing');
    await startImport(actor, file, 'en');
    const { id } = await settledView(actor);
    for (const act of [confirmImport, dropImport]) {
      expect(await refusalOf(act(rival, id))).toBe('notFound');
      expect(await refusalOf(act(sales, id))).toBe('role role');
    }
    expect(await viewOf(rival)).toBeNull();
    expect(await viewOf(actor)).toMatchObject({ id, state: 'ready' });
    const answer = await rivalBrowser.post(confirmCall, { id });
    expect(answer.status).toBe(404);
    expect((await rivalBrowser.post(getCall, { siteId: 5 })).data).toBeNull();
    expect(await countOf()).toBe(0);
  });

  it('starts once when started twice at once', async () => {
    const file = await sendSheet(double, actor, await sheet(lines(150)));
    const both = await Promise.all([1, 2].map(() => browser.post(startCall, { siteId: 5, file })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.errors).toMatchObject([{ field: 'file', key: 'importRunning' }]);
    expect(await settledView(actor)).toMatchObject({ state: 'ready', total: 150 });
    // An unconfirmed one is replaced by the next.
    await startImport(actor, file, 'en');
    const view = await settledView(actor);
    expect(view).toMatchObject({ state: 'ready' });
    const open = await rows(
      database(),
      sql`select from product_import where company_id = ${actor.companyId} and state <> 'dropped'`,
    );
    expect(open).toHaveLength(1);
  });

  it('is written once when confirmed twice at once, and not again later', async () => {
    const { id } = await read(lines(300));
    const both = await Promise.all([1, 2].map(() => refusalOf(confirmImport(actor, id))));
    expect(both.sort()).toEqual(['done', 'id decided']);
    expect(await settledView(actor)).toMatchObject({ state: 'done', created: 300, errorTotal: 0 });
    expect(await countOf()).toBe(300);
    expect(await refusalOf(confirmImport(actor, id))).toBe('id decided');
    expect(new Set(await names()).size).toBe(300);
  });

  it('that was cancelled is not written', async () => {
    const { id } = await read(lines(3));
    await dropImport(actor, id);
    expect(await refusalOf(confirmImport(actor, id))).toBe('id decided');
    expect(await viewOf(actor)).toBeNull();
    expect(await countOf()).toBe(0);
    const uses = await rows(database(), sql`select from upload_use where subject like 'product_import:%'`);
    expect(uses).toHaveLength(0);
  });

  it('is either cancelled or written, whichever comes first', async () => {
    const { id } = await read(lines(3));
    const both = await Promise.all([refusalOf(dropImport(actor, id)), refusalOf(confirmImport(actor, id))]);
    expect([
      ['done', 'id decided'],
      ['id importRunning', 'done'],
    ]).toContainEqual(both);
    await settledView(actor);
    expect(await countOf()).toBe(both[0] === 'done' ? 0 : 3);
  });

  it('whose process died resumes without duplicates', async () => {
    const { id } = await read(lines(400));
    const [kept] = await rows<{ content: unknown }>(
      database(),
      sql`select content from product_import where id = ${id}`,
    );
    await write(id);
    await database().execute(sql`delete from product where company_id = ${actor.companyId} and id in (select product_id
      from product_translation where company_id = ${actor.companyId} and substring(name from 12)::int >= 250)`);
    const died = (state: string, done: number) =>
      database().execute(sql`update product_import set state = ${state}, done = ${done}::int, created = ${done}::int,
        content = ${JSON.stringify(kept?.content)}::jsonb, finished_at = null where id = ${id}`);
    await died('writing', 250);
    expect(await settledView(actor)).toMatchObject({ state: 'done', created: 400, done: 400, errorTotal: 0 });
    expect(await countOf()).toBe(400);
    expect(new Set(await names()).size).toBe(400);

    const file = await sendSheet(double, actor, await sheet(lines(20, 'Later pump')));
    await database().execute(sql`insert into product_import (company_id, account_id, locale, name, file, state, done, total)
      values (${actor.companyId}, ${actor.accountId}, 'en', 'a.xlsx', ${file}, 'reading', 5, 20)`);
    expect(await settledView(actor)).toMatchObject({ state: 'ready', total: 20 });
    expect(await countOf()).toBe(400);
  });
});

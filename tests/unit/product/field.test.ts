import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { partOf, rankOf } from '@/components/product/center/form-value';
import { locales } from '@/lib/platform/i18n/site';
import { storedTypes, toStored, writtenNames } from '@/lib/product/edit/column';
import { fromRow, toRow } from '@/lib/product/edit/row';
import { tidy } from '@/lib/product/edit/rules';
import { blankInput, type ProductInput, productFields } from '@/lib/product/edit/schema';
import { fieldNames, fields, texts } from '@/lib/product/field';
import { productDetail } from '@/lib/product/schema';
import { type Column, columnsOf } from '@/lib/product/sheet/column';
import { cellOf } from '@/lib/product/sheet/product-cell';
import { readRow } from '@/lib/product/sheet/row';
import { fieldKinds, formFields } from '@/lib/staff/review/field';
import { labelKeyOf } from '@/lib/staff/review/label';
import english from '@/messages/en.json';
import { fullInput, vocabulary } from './full-input';

const keys = Object.keys(productFields.shape).filter((key) => key !== 'locale' && key !== 'translations');
const textAt = (key: string): unknown =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], english);

/** Why a field is in no sheet, or never shown. */
const outside = {
  sheet: { video: 'a sheet names pictures alone', parameters: 'each has a column of its own' },
  view: { sort: 'it only orders the list of its owner' },
};

it('a full product has every field, each different from a blank one', () => {
  const blank: Record<string, unknown> = blankInput('en');
  for (const [key, value] of Object.entries(fullInput))
    if (key !== 'locale') expect(value, key).not.toEqual(blank[key]);
  expect(Object.keys(fullInput).sort()).toEqual(Object.keys(blank).sort());
});

describe.each(keys)('the field %s of a product', (key) => {
  const name = fieldNames.find((one) => one === key) ?? 'brand';
  const { label, sheet, view } = fields[name];

  it('is in the table, in a part of the form and labelled', () => {
    expect(name).toBe(key);
    expect(partOf(key)).toBe(fields[name].part);
    expect(rankOf(key)).toBeGreaterThanOrEqual(0);
    expect(textAt(label), label).toEqual(expect.any(String));
  });

  it('has a column in the sheet, or a reason why not', () => {
    const columns = columnsOf(['en']).map(({ code }) => code);
    expect(columns).toEqual(expect.arrayContaining([...sheet]));
    expect(sheet.length > 0).toBe(!(key in outside.sheet));
  });

  it('is compared in the console', () => {
    if (formFields.includes(key)) return;
    expect(fieldKinds).toHaveProperty(key, fields[name].review);
    expect(textAt(labelKeyOf('product', key as keyof typeof fieldKinds))).toEqual(expect.any(String));
  });

  it('is in the contract, or has a reason why not', () => {
    expect(Object.keys(productDetail.shape)).toEqual(expect.arrayContaining([...view]));
    expect(view.length > 0).toBe(!(key in outside.view));
  });
});

it('text fields are in the parts of the form', () => {
  for (const [name, part] of Object.entries(texts)) expect(partOf(`translations.en.${name}`)).toBe(part);
});

describe('a full product', () => {
  it('is unchanged by writing and reading its row', () => {
    const { translations, categories, tags, pictures, video, parameters } = fullInput;
    const priceBreaks = fullInput.priceBreaks.map(({ quantity, price }) => ({
      quantity: quantity ?? 0,
      price: (price ?? 0) * 100,
    }));
    const { originCode, currency, ...row } = toRow(fullInput);
    const stored = { ...row, originCode: originCode ?? '', currency: currency ?? '' };
    const beside = { translations, categories, tags, pictures, video, parameters, priceBreaks };
    expect(fromRow(stored, beside, 'en')).toEqual(fullInput);
  });

  it('sets every column of its row, as the database would keep omitted ones', () => {
    const row = toStored(7, toRow(fullInput));
    expect(Object.keys(row).sort()).toEqual(['id', ...writtenNames].sort());
    expect(Object.entries(row).filter(([, value]) => value === null || value === undefined)).toEqual([]);
    for (const name of writtenNames) expect(storedTypes).toMatch(new RegExp(`\\b${name} \\w`));
  });

  it('is unchanged by writing and reading a line of a sheet', () => {
    const columns = columnsOf(['en', 'de']);
    const names = {
      categories: new Map([
        [11, 'Pumps'],
        [12, 'Valves'],
      ]),
      tags: new Map([[21, 'quiet']]),
      groups: new Map([[31, 'Spares']]),
    };
    const line = (input: ProductInput) =>
      new Map(
        columns.map((column: Column) => [column.code, cellOf(7, input, column, names, { free: 'free', site: 'en' })]),
      );
    const { input, errors } = readRow(
      line(fullInput),
      columns,
      { ...blankInput('en'), pictures: fullInput.pictures },
      vocabulary,
    );
    expect(errors).toEqual([]);
    // A sheet without parameter columns leaves parameters unchanged, and it names no video.
    expect(input).toEqual(tidy({ ...fullInput, video: null, parameters: [] }));
  });
});

describe('every locale', () => {
  let tables: Record<string, unknown>[];
  beforeAll(async () => {
    tables = await Promise.all(
      locales.map(async (locale) => (await import(`../../../messages/${locale}.json`)).default),
    );
  });
  it('names every field', () => {
    for (const table of tables)
      for (const name of fieldNames) {
        const path = fields[name].label.split('.');
        expect(
          path.reduce<unknown>((node, part) => z.record(z.string(), z.unknown()).parse(node)[part], table),
        ).toEqual(expect.any(String));
      }
  });
});

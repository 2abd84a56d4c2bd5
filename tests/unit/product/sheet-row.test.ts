import { beforeAll, describe, expect, it } from 'vitest';
import { config, type Unit } from '@/lib/platform/config';
import { locales } from '@/lib/platform/i18n/site';
import { blankInput, type ProductInput, productFields } from '@/lib/product/edit/schema';
import {
  type Column,
  columnsOf,
  headingWriter,
  isNeeded,
  knownHeadings,
  sheetHeadingWriter,
} from '@/lib/product/sheet/column';
import { markedHeading } from '@/lib/product/sheet/constants';
import type { SheetCell } from '@/lib/product/sheet/job';
import { readRow } from '@/lib/product/sheet/row';
import type { Vocabulary } from '@/lib/product/sheet/vocabulary';

const named = (known: Record<string, number>) => (words: string) => known[words] ?? null;
const vocabulary: Vocabulary = {
  category: named({ Pumps: 11, Valves: 12, Fans: 13, Drives: 14, 'Tubes, seamless': 15 }),
  tag: named({ quiet: 21 }),
  group: named({ Spares: 31 }),
  country: (words) => (['DE', 'Germany'].includes(words) ? 'DE' : null),
  unit: (words) => ((config.units as readonly string[]).find((unit) => unit === words) as Unit | undefined) ?? null,
  negotiable: (words) => words === 'Negotiable',
  picture: (words) => (words === 'a.jpg' ? { key: 'u/a.jpg' } : { refusal: 'pictureMissing' }),
  near: (column, words) => [`${column} near ${words}`],
  nearOnce: (_column, _words, look) => look(),
};
const good: Record<string, SheetCell> = {
  'name:en': 'Pump',
  categories: 'Pumps; Valves',
  tags: 'quiet',
  currency: 'eur',
  priceMin: '99,5',
  priceMax: '',
  unit: 'set',
};
let columnOf: Map<string, Column>;
const read = (over: Record<string, SheetCell>, before: ProductInput = blankInput('en')) => {
  const cells = new Map(Object.entries(over));
  const columns = [...cells.keys()].map((code) => columnOf.get(code) as Column);
  return readRow(cells, columns, before, vocabulary);
};
const errors = (over: Record<string, SheetCell>, before?: ProductInput) =>
  read({ ...good, ...over }, before).errors.map(({ column, key }) => `${column} ${key}`);

beforeAll(() => {
  columnOf = new Map(columnsOf(locales).map((column) => [column.code, column]));
});

describe('a heading', () => {
  it('is understood in every language, ignoring case and spaces, and as a code', async () => {
    const known = await knownHeadings();
    for (const site of locales) {
      const write = await headingWriter(site);
      for (const column of columnOf.values()) {
        expect(known(write(column)), `${site} ${column.code}`).toEqual(column);
        expect(known(`  ${write(column).toUpperCase().replace(/ /g, '  ')} `)?.code).toBe(column.code);
        expect(known(column.code)).toEqual(column);
      }
    }
    expect(known('Colour')).toBeNull();
  });

  it('says how several values are separated, and is understood with and without', async () => {
    const known = await knownHeadings();
    expect((await sheetHeadingWriter('de'))(columnOf.get('tags') as Column)).toBe(
      'Schlagwörter (durch Semikolon getrennt)',
    );
    for (const site of locales)
      for (const column of columnOf.values()) expect(known((await sheetHeadingWriter(site))(column))).toEqual(column);
  });

  it('is marked if required for a new row, with the same meaning', async () => {
    const known = await knownHeadings();
    for (const site of locales) {
      const write = await headingWriter(site);
      const empty = Object.fromEntries([...columnOf.keys()].map((code) => [code, '']));
      const missing = read(empty, blankInput(site)).errors.filter(({ key }) => key === 'required');
      const marked = [...columnOf.values()].filter((column) => isNeeded(column, site));
      expect(marked.map(({ code }) => code).sort()).toEqual(missing.map(({ column }) => column).sort());
      for (const column of marked) expect(known(markedHeading(write(column)))).toEqual(column);
    }
  });
});

describe('a row', () => {
  it('keeps a serial number’s zeros below a custom heading', async () => {
    const own = (await knownHeadings())('Own parameter: Serial number') as Column;
    const parameters = (cell: SheetCell) => {
      const cells = new Map<string, SheetCell>([...Object.entries(good), [own.code, cell]]);
      const columns = [...cells.keys()].map((code) => (code === own.code ? own : (columnOf.get(code) as Column)));
      return readRow(cells, columns, blankInput('en'), vocabulary).input.parameters;
    };
    expect(parameters('0007')).toMatchObject([{ kind: 'text', text: '0007' }]);
    expect(parameters('7')).toMatchObject([{ kind: 'number', min: 7 }]);
    expect(parameters('0.7')).toMatchObject([{ kind: 'number', min: 0.7 }]);
  });

  it('if valid gives a product like its form', () => {
    const {
      input,
      same,
      errors: none,
    } = read({ ...good, origin: 'Germany', group: 'Spares', leadMin: 5, leadMax: '10' });
    expect(none).toEqual([]);
    expect(same).toBe(false);
    expect(input).toMatchObject({
      translations: { en: { name: 'Pump' } },
      ...{ categories: [11, 12], tags: [21], currency: 'EUR', unit: 'set', originCode: 'DE', groupId: 31 },
      ...{ priceKind: 'fixed', priceMin: 99.5, priceMax: null, leadDays: { min: 5, max: 10 }, minimumOrder: 1 },
    });
  });

  it('accepts comma-separated values if the entire text is not a value', () => {
    expect(read({ ...good, categories: 'Pumps, Valves；Tubes, seamless' }).input.categories).toEqual([11, 12, 15]);
    const { errors: wrong } = read({ ...good, categories: 'Pumps، Pipes' });
    expect(wrong).toEqual([{ column: 'categories', key: 'choice', value: 'Pipes', near: ['categories near Pipes'] }]);
  });

  it.each<[Record<string, SheetCell>, string]>([
    [{ 'name:en': '' }, 'name:en required'],
    [{ 'name:en': 'x'.repeat(121) }, 'name:en characterLimit:120'],
    [{ 'summary:de': 'Nur Text' }, 'name:de required'],
    [{ 'summary:en': 'word '.repeat(51) }, 'summary:en wordLimit:50'],
    [{ 'name:zh': '泵', 'summary:zh': '字'.repeat(51) }, 'summary:zh characterLimit:50'],
    [{ 'slogan:en': 'word '.repeat(21) }, 'slogan:en wordLimit:20'],
    [{ 'keywords:en': 'k'.repeat(301) }, 'keywords:en characterLimit:300'],
    [{ model: 'm'.repeat(81) }, 'model characterLimit:80'],
    [{ brand: 'b'.repeat(81) }, 'brand characterLimit:80'],
    [{ categories: 'Unheard of' }, 'categories choice'],
    [{ categories: 'Pumps; Valves; Fans; Drives' }, 'categories tagCategoryLimit'],
    [{ tags: 'quiet; loud' }, 'tags choice'],
    [{ group: 'No such group' }, 'group choice'],
    [{ currency: '' }, 'currency required'],
    [{ currency: 'QQQ' }, 'currency choice'],
    [{ currency: 'euros' }, 'currency choice'],
    [{ priceMin: '' }, 'priceMin required'],
    [{ priceMin: 'cheap' }, 'priceMin number'],
    [{ priceMin: 0 }, 'priceMin pricePositive'],
    [{ priceMin: '-5' }, 'priceMin pricePositive'],
    [{ priceMin: 1.125 }, 'priceMin priceDigits'],
    [{ priceMin: 99, priceMax: 99 }, 'priceMax priceOrder'],
    [{ priceMax: 'more' }, 'priceMax number'],
    [{ unit: '' }, 'unit required'],
    [{ unit: 'bucket' }, 'unit choice'],
    [{ priceQuantity: 7 }, 'priceQuantity choice'],
    [{ minimumOrder: '2.5' }, 'minimumOrder wholeNumber'],
    [{ minimumOrder: 0 }, 'minimumOrder whole:1:1000000000'],
    [{ priceBreaks: '10' }, 'priceBreaks priceBreaks'],
    [{ priceBreaks: '10:9:8' }, 'priceBreaks priceBreaks'],
    [{ priceBreaks: '10:90; 5:80' }, 'priceBreaks quantityOrder'],
    [{ priceBreaks: '10:90; 20:95' }, 'priceBreaks breakPriceOrder'],
    [{ leadMin: 'soon' }, 'leadMin number'],
    [{ warrantyMonths: '1.5' }, 'warrantyMonths wholeNumber'],
    [{ warrantyMonths: 121 }, 'warrantyMonths whole:0:120'],
    [{ leadMin: 9, leadMax: 3 }, 'leadMax rangeOrder'],
    [{ leadMax: 4000 }, 'leadMax whole:0:3650'],
    [{ hsCode: '84-13' }, 'hsCode format'],
    [{ origin: 'Atlantis' }, 'origin choice'],
    [{ sort: '-1' }, 'sort whole:0:2147483647'],
  ])('with %j is refused at its column', (over, error) => {
    expect(errors(over)).toEqual([error]);
  });

  it('requires no more than a draft of the form, and removes no product’s last required value', () => {
    expect(errors({ categories: '', tags: '' })).toEqual([]);
    const before = productFields.parse({
      locale: 'en',
      translations: { en: { name: 'Pump' } },
      ...{ priceKind: 'negotiable', currency: 'EUR', unit: 'set', categories: [11], tags: [] },
    });
    expect(read({ categories: '', tags: '' }, before).errors).toEqual([{ column: 'categories', key: 'required' }]);
  });

  it('reports all errors at once, each column once', () => {
    expect(
      errors({ 'name:en': 'x'.repeat(121), priceMin: -1, unit: 'bucket', tags: 'loud', currency: 'QQQ' }).sort(),
    ).toEqual([
      'currency choice',
      'name:en characterLimit:120',
      'priceMin pricePositive',
      'tags choice',
      'unit choice',
    ]);
  });

  it('parses price breaks in western and eastern notation', () => {
    expect(read({ ...good, priceMin: 'Negotiable', priceBreaks: '' }).input.priceKind).toBe('negotiable');
    expect(read({ ...good, priceBreaks: '1,000：90.5；5,000：80' }).input.priceBreaks).toEqual([
      { quantity: 1000, price: 90.5 },
      { quantity: 5000, price: 80 },
    ]);
  });

  it('keeps values without a column, and says if it changes nothing', () => {
    const before = productFields.parse({
      locale: 'en',
      translations: { en: { name: 'Pump', summary: 'Lifts' }, de: { name: 'Pumpe' } },
      ...{ priceKind: 'negotiable', currency: 'EUR', unit: 'set', categories: [11], tags: [21], pictures: ['a.jpg'] },
    });
    expect(read({ 'name:en': 'Pump', model: '' }, before)).toMatchObject({ same: true, errors: [] });
    const { input, same } = read({ 'name:en': 'Pump', model: 'P-2', priceMax: '' }, before);
    expect(same).toBe(false);
    expect(input).toEqual({ ...before, model: 'P-2', minimumOrder: 1 });
    // A language is removed when nothing is left of it.
    expect(read({ 'name:de': '', 'summary:de': '' }, before).input.translations).toEqual({
      en: before.translations.en,
    });
    expect(errors({ 'name:en': '' }, before)).toContain('name:en required');
  });
});

import { describe, expect, it } from 'vitest';
import { productDraft, productInput } from '@/lib/product/edit/call';
import { qualityOf } from '@/lib/product/edit/quality';
import { isSame, tidy } from '@/lib/product/edit/rules';
import { type ProductFormInput, productFields } from '@/lib/product/edit/schema';

const full: ProductFormInput = {
  locale: 'en',
  translations: { en: { name: 'Pump' } },
  priceKind: 'range',
  priceMin: 10,
  priceMax: 20,
  currency: 'USD',
  unit: 'set',
  categories: [2],
  tags: [1],
  pictures: ['a.jpg'],
};
const messagesOf = (
  over: Partial<ProductFormInput>,
  schema: typeof productInput | typeof productDraft = productInput,
) =>
  schema.safeParse({ ...full, ...over }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
const line = (over: object) => ({ kind: 'number' as const, ...over });

describe('a submitted product', () => {
  it('passes with what section 5 requires', () => expect(messagesOf({})).toEqual([]));

  it.each<[string, Partial<ProductFormInput>, string[]]>([
    ['no name', { translations: {} }, ['translations.en.name required']],
    [
      'a language without a name',
      { translations: { ...full.translations, ar: { summary: 'x' } } },
      ['translations.ar.name required'],
    ],
    ['no currency', { currency: '' }, ['currency required']],
    ['an unknown currency', { currency: 'QQQ' }, ['currency choice']],
    ['no quotation', { priceMin: null }, ['priceMin required']],
    ['no upper end', { priceMax: null }, ['priceMax required']],
    ['a quotation of nothing', { priceMin: 0 }, ['priceMin pricePositive']],
    ['a negative quotation', { priceMin: -3 }, ['priceMin pricePositive']],
    ['a range from high to low', { priceMin: 30 }, ['priceMax priceOrder']],
    ['a range of one price', { priceMin: 20 }, ['priceMax priceOrder']],
    ['a tenth of a cent', { priceMin: 1.001 }, ['priceMin priceDigits']],
    ['a tenth of a cent of a dear thing', { priceMin: 7250.125, priceMax: 9000 }, ['priceMin priceDigits']],
    ['half a yen', { priceMin: 1.5, currency: 'JPY' }, ['priceMin priceDigits']],
    ['no unit', { unit: '' }, ['unit required']],
    ['no category', { categories: [] }, ['categories required']],
    ['four categories', { categories: [1, 2, 3, 4] }, ['categories tagCategoryLimit']],
    ['no tag', { tags: [] }, ['tags required']],
    ['six tags', { tags: [1, 2, 3, 4, 5, 6] }, ['tags tagCategoryLimit']],
    ['no cover', { pictures: [] }, ['pictures required']],
    ['seven pictures', { pictures: [...'abcdefg'] }, ['pictures imageLimit']],
    ['a broken HS code', { hsCode: '12' }, ['hsCode format']],
    ['a lead time backwards', { leadDays: { min: 9, max: 3 } }, ['leadDays.max rangeOrder']],
  ])('is refused with %s', (_, over, expected) => expect(messagesOf(over)).toEqual(expected));

  it('counts words, and characters in Chinese', () => {
    const summary = (locale: 'en' | 'zh', text: string) =>
      messagesOf({ translations: { [locale]: { name: 'x', summary: text } } });
    expect(summary('en', 'word '.repeat(50))).toEqual([]);
    expect(summary('en', 'word '.repeat(51))).toEqual(['translations.en.summary wordLimit:50']);
    expect(summary('zh', '水'.repeat(50))).toEqual([]);
    expect(summary('zh', '水'.repeat(51))).toEqual(['translations.zh.summary characterLimit:50']);
    expect(messagesOf({ translations: { en: { name: 'x', slogan: 'word '.repeat(21) } } })).toEqual([
      'translations.en.slogan wordLimit:20',
    ]);
  });

  it.each(['8413', '841370', '8413.70.45', '8413 70 45 00 10'])('accepts an HS code as printed: %s', (hsCode) =>
    expect(messagesOf({ hsCode })).toEqual([]),
  );

  it('needs no amount if it is negotiable', () =>
    expect(messagesOf({ priceKind: 'negotiable', priceMin: null, priceMax: null })).toEqual([]));

  it('needs neither currency nor price unit if it is negotiable', () => {
    const bare = { priceMin: null, priceMax: null, currency: '', unit: '' } as const;
    expect(messagesOf({ ...bare, priceKind: 'negotiable' })).toEqual([]);
    expect(messagesOf({ ...bare, priceKind: 'negotiable', currency: 'QQQ' })).toEqual(['currency choice']);
    expect(messagesOf({ ...bare, priceKind: 'fixed' })).toEqual(
      expect.arrayContaining(['currency required', 'unit required']),
    );
  });

  it('has price breaks with rising quantity and falling price', () => {
    const breaks = (...priceBreaks: [number | null, number | null][]) =>
      messagesOf({ priceBreaks: priceBreaks.map(([quantity, price]) => ({ quantity, price })) });
    expect(breaks([10, 9], [20, 8], [null, null])).toEqual([]);
    expect(breaks([10, 9], [10, 8])).toEqual(['priceBreaks.1.quantity quantityOrder']);
    expect(breaks([10, 9], [null, null], [20, 9])).toEqual(['priceBreaks.2.price breakPriceOrder']);
    expect(breaks([10, 0])).toEqual(['priceBreaks.0.price pricePositive']);
    expect(breaks([null, 4])).toEqual(['priceBreaks.0.quantity required']);
  });

  it('has parameters with a name and a value, each once', () => {
    const parameters = (...lines: object[]) => messagesOf({ parameters: lines.map(line) });
    expect(parameters({ parameterId: 1, min: 2 }, {})).toEqual([]);
    expect(parameters({ parameterId: 1 })).toEqual(['parameters.0.min required']);
    expect(parameters({ min: 3 })).toEqual(['parameters.0.labels.en required']);
    expect(parameters({ labels: { en: 'Coating', fr: undefined }, min: 3 })).toEqual([]);
    expect(parameters({ parameterId: 1, kind: 'range', min: 5 })).toEqual(['parameters.0.max required']);
    expect(parameters({ parameterId: 1, kind: 'option' })).toEqual(['parameters.0.optionId required']);
    expect(parameters({ parameterId: 1, min: 2 }, { parameterId: 1, min: 3 })).toEqual([
      'parameters.1.labels parameterTwice',
    ]);
    expect(parameters({ parameterId: 1, kind: 'range', min: 5, max: 5 })).toEqual(['parameters.0.max rangeOrder']);
    expect(parameters({ labels: { en: 'Coating' }, kind: 'text' })).toEqual(['parameters.0.text required']);
  });
});

describe('a draft', () => {
  it('needs a name in any one language', () => {
    const bare = { priceMin: 9, priceMax: 3, currency: '', unit: '' as const, categories: [], tags: [], pictures: [] };
    expect(messagesOf({ ...bare, translations: { ru: { name: 'Насос' } } }, productDraft)).toEqual([]);
    expect(messagesOf({ ...bare, priceMin: 2.125, currency: 'EUR' }, productDraft)).toContain('priceMin priceDigits');
    expect(messagesOf({ ...bare, priceMin: 2.125, currency: 'OMR' }, productDraft)).not.toContain(
      'priceMin priceDigits',
    );
    expect(
      messagesOf({ ...bare, priceBreaks: [{ quantity: 5, price: 0.001 }], currency: 'USD' }, productDraft),
    ).toContain('priceBreaks.0.price priceDigits');
    expect(messagesOf({ ...bare, translations: { ru: { summary: 'Насос' } } }, productDraft)).toEqual([
      'translations.en.name required',
    ]);
  });
});

describe('versions', () => {
  it('are equal regardless of empty values and the order of selection', () => {
    const parse = (over: object) => tidy(productFields.parse({ ...full, ...over }));
    expect(
      isSame(parse({ tags: [2, 1] }), parse({ tags: [1, 2], translations: { ...full.translations, fr: {} } })),
    ).toBe(true);
    expect(isSame(parse({ parameters: [line({})] }), parse({}))).toBe(true);
    expect(isSame(parse({ priceMin: 11 }), parse({}))).toBe(false);
    expect(qualityOf(parse({ pictures: ['a', 'b', 'c', 'd'] }))).toBeGreaterThan(qualityOf(parse({})));
  });
});

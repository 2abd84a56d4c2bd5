import { describe, expect, it } from 'vitest';
import { profileDraft, profileInput } from '@/lib/company/profile/call';
import { checklistOf } from '@/lib/company/profile/checklist';
import { checkCharacter, creditCodeDoubt } from '@/lib/company/profile/credit-code';
import { coverageOf, isSame, missingOf, qualityOf, titleOf } from '@/lib/company/profile/rules';
import type { ProfileInput } from '@/lib/company/profile/schema';

const text = {
  name: 'Probe Works',
  slogan: '',
  introduction: 'We build pumps.',
  region: 'Saxony',
  city: 'Freital',
  address: 'Probe Lane 1',
  contactName: '',
  contactTitle: '',
};
const full: ProfileInput = profileInput.parse({
  locale: 'en',
  translations: { en: text },
  countryCode: 'DE',
  phone: '+49 (0)30 23125-000',
  email: 'office@probe.example',
  registrationNumber: 'hrb 12',
  categories: [3],
  logo: 'picture/a',
  licence: 'licence/a',
});
const keysOf = (input: object, schema: typeof profileInput = profileInput): string[] => {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};
const words = (count: number) => 'word '.repeat(count);

describe('a unified social credit code', () => {
  it('has the check character of GB 32100', () => {
    // The weights 1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28 add up to 305, which is 26 modulo 31.
    expect(checkCharacter('11111111111111111')).toBe('5');
    expect(creditCodeDoubt('CN', '111111111111111115')).toBeNull();
    expect(creditCodeDoubt('CN', '111111111111111119')).toBe('creditCodeCheck');
    expect(creditCodeDoubt('CN', '1111111111111111I1')).toBe('creditCodeCheck');
  });

  it('is checked for its form, only in China', () => {
    expect(creditCodeDoubt('CN', '123')).toBe('creditCodeForm');
    expect(creditCodeDoubt('CN', '')).toBeNull();
    expect(creditCodeDoubt('DE', 'HRB 1')).toBeNull();
  });

  it('does not block a profile', () =>
    expect(keysOf({ ...full, countryCode: 'CN', registrationNumber: '123' })).toEqual([]));
});

describe('a registration number', () => {
  it('is a code in capitals, or kept as typed', () => {
    const numberOf = (registrationNumber: string) =>
      profileInput.parse({ ...full, registrationNumber }).registrationNumber;
    expect(numberOf('91310000abcd')).toBe('91310000ABCD');
    expect(numberOf('HRB 31415, Amtsgericht Nürnberg')).toBe('HRB 31415, Amtsgericht Nürnberg');
  });
});

describe('a profile', () => {
  it('can be saved almost empty', () => {
    const draft = { locale: 'fr', countryCode: 'MA', translations: { ar: { name: 'شركة' } } };
    expect(profileDraft.safeParse(draft).success).toBe(true);
    expect(keysOf({ ...draft, translations: {} }, profileDraft)).toEqual(['translations.fr.name required']);
    expect(keysOf({ ...draft, translations: { de: { city: 'Ulm' } } }, profileDraft)).toEqual([
      'translations.de.name required',
    ]);
  });

  it('gives the company’s location in one language, which may differ from the form’s', () => {
    expect(keysOf({ ...full, locale: 'ru', translations: { en: text, ru: { name: 'Проба' } } })).toEqual([]);
    expect(
      keysOf({ ...full, locale: 'ru', translations: { en: { ...text, city: '' }, ru: { name: 'Проба' } } }),
    ).toEqual(['translations.ru.region required', 'translations.ru.city required', 'translations.ru.address required']);
  });

  it.each([
    ['phone', 'call us', 'phone'],
    ['phone', '12', 'phone'],
    ['email', 'office@probe', 'email'],
    ['website', 'javascript:alert(1)', 'webAddress'],
    ['website', 'probe', 'webAddress'],
    ['categories', [1, 2, 3, 4, 5, 6], 'tagCategoryLimit'],
    ['founded', 2999, `whole:1500:${new Date().getUTCFullYear()}`],
  ])('refuses %s %j', (field, value, key) => expect(keysOf({ ...full, [field]: value })).toEqual([`${field} ${key}`]));

  it('accepts a URL without its scheme and a number in any format', () => {
    expect(profileInput.parse({ ...full, website: 'probe.example/en' }).website).toBe('https://probe.example/en');
    expect(full.registrationNumber).toBe('HRB 12');
  });

  it('counts words of slogan and introduction, characters in Chinese', () => {
    const of = (en: object, zh: object = {}) => ({
      ...full,
      translations: { en: { ...text, ...en }, zh: { ...text, ...zh } },
    });
    expect(keysOf(of({ slogan: words(20), introduction: words(5000) }, { slogan: '泵'.repeat(20) }))).toEqual([]);
    expect(keysOf(of({ slogan: words(21) }, { slogan: '泵'.repeat(21) })).sort()).toEqual([
      'translations.en.slogan wordLimit:20',
      'translations.zh.slogan characterLimit:20',
    ]);
    expect(keysOf(of({ introduction: words(5001) }))).toEqual(['translations.en.introduction wordLimit:5000']);
  });

  it('is named in the form’s language, or any other', () => {
    expect(titleOf({ locale: 'de', translations: { en: text, de: { ...text, name: 'Probe Werke' } } })).toBe(
      'Probe Werke',
    );
    expect(titleOf({ locale: 'zh', translations: { en: text } })).toBe('Probe Works');
  });

  it('is equal in any order of its parts', () => {
    expect(
      isSame(full, { ...full, locale: 'de', translations: { ...full.translations, fr: { ...text, ...blank } } }),
    ).toBe(true);
    expect(isSame({ ...full, tags: [2, 1] }, { ...full, tags: [1, 2, 2] })).toBe(true);
    expect(isSame({ ...full, categories: [2, 1] }, { ...full, categories: [1, 2] })).toBe(false);
    expect(isSame(full, { ...full, brand: 'Probemark' })).toBe(false);
  });

  it('is ranked by completeness and verification', () => {
    expect(qualityOf(full, 'A')).toBeGreaterThan(qualityOf(full, 'B'));
    expect(qualityOf({ ...full, video: 'video/a' }, 'C')).toBeGreaterThan(qualityOf(full, 'C'));
    expect(qualityOf(full, 'A')).toBeLessThanOrEqual(1);
  });
});

const blank = Object.fromEntries(Object.keys(text).map((field) => [field, '']));

describe('completeness and checklist', () => {
  it('distinguish complete, partial and missing languages', () => {
    const coverage = coverageOf({ translations: { en: text, de: { ...text, introduction: '' } } });
    expect([coverage.en, coverage.de, coverage.ar]).toEqual(['full', 'part', 'none']);
  });

  it('distinguish what blocks submission from recommendations', () => {
    const list = checklistOf({ ...full, licence: null, phone: '' }, { certificates: 0, products: 2 });
    const state = Object.fromEntries(
      list.map(({ item, done, blocks }) => [item, done ? 'done' : blocks ? 'blocks' : 'open']),
    );
    expect(state).toEqual({
      basic: 'blocks',
      licence: 'blocks',
      media: 'open',
      introduction: 'done',
      certificate: 'open',
      product: 'done',
    });
    expect(list[0]?.missing).toEqual([{ field: 'phone', key: 'required' }]);
    expect(missingOf(full)).toEqual([]);
  });
});

it('report an invalid figure together with other errors, with its limits', () => {
  const { error } = profileInput.safeParse({
    ...full,
    ...{ founded: 1200, employees: 0, floorArea: 1.5, phone: 'abc', website: 'javascript:alert(1)' },
  });
  const messages = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  expect(messages).toEqual({
    ...{
      founded: `whole:1500:${new Date().getUTCFullYear()}`,
      employees: 'whole:1:10000000',
      floorArea: 'whole:1:1000000000',
    },
    ...{ phone: 'phone', website: 'webAddress' },
  });
});

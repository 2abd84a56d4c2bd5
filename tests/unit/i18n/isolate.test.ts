import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatAmount, formatMoneyRange, formatPrice, formatPriceRange } from '@/lib/platform/i18n/format';
import { requiredText } from '@/lib/purchase/requirement/text';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';

const leaves = (node: object | string, path = ''): [path: string, text: string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));

describe('an amount in Arabic', () => {
  it.each([
    [formatAmount('ar', 1985.92, 'USD'), '\u20661,985.92\u00a0US$\u2069'],
    [formatAmount('ar', 14_100, 'CNY'), '\u206614,100\u00a0CN¥\u2069'],
    [formatPrice('ar', 12.5, 'EUR', 100), '\u206612.50\u00a0€ / 100\u2069'],
    [formatPriceRange('ar', { low: 1200, high: 1500, currency: 'EUR' }), '\u206612–15\u00a0€\u2069'],
    [formatMoneyRange('ar', 148_000, 192_000, 'AED'), '\u20661,480–1,920\u00a0د.إ.\u200f\u2069'],
  ])('is isolated left to right: %s', (shown, expected) => expect(shown).toBe(expected));

  it('has no marks in left-to-right languages', () => expect(formatAmount('en', 1985.92, 'USD')).toBe('US$1,985.92'));
});

describe('a required value', () => {
  const line = { value: '', min: 50, max: null, unit: 'm³/h' };
  it('is isolated in Arabic, without marks in English', () => {
    const read = (locale: 'ar' | 'en', messages: typeof english) =>
      requiredText({ t: dynamicTranslator(createTranslator({ locale, messages })), locale }, line);
    expect(read('ar', arabic as typeof english)).toMatch(/^لا يقل عن \u2068.*50.*\u2069$/);
    expect(read('en', english)).toBe('at least 50\u00a0m³/h');
  });
});

// Texts of phrases are isolated where they are filled in; e-mails and SMS are also read by programs.
const elsewhere = /^(phrase|mail|sms)\./;
/** Arguments in Latin letters or digits whatever the language of the sentence. */
const codes = ['incoterm', 'currency', 'code', 'phone', 'base'];
// The component that fills it in isolates the code.
const filled = [
  'trade.incotermOf',
  'accountCenter.phoneLead',
  'accountCenter.proofHint',
  'accountPage.register.passwordLead',
];

describe('the Arabic messages', () => {
  it('isolate every code within a sentence', () => {
    const bare = leaves(arabic).flatMap(([path, text]) => {
      if (elsewhere.test(path) || filled.includes(path)) return [];
      const rest = text.replace(/[\u2066\u2068][^\u2069]*\u2069|\u200e[^\u200e]*\u200e/g, '');
      return codes.filter((name) => rest.includes(`{${name}}`)).map((name) => `${path}: ${name}`);
    });
    expect(bare).toEqual([]);
  });
});

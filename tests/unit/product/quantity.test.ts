import { describe, expect, test } from 'vitest';
import { config, type Unit } from '@/lib/platform/config';
import { formatMoneyRange } from '@/lib/platform/i18n/format';
import { locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import { unitCode } from '@/lib/purchase/constants';

describe('quantities in words', () => {
  test.each(locales)('%s has a text for every unit and count, in Latin digits', async (locale) => {
    const t = await translator(locale);
    for (const unit of config.units)
      for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1.5]) {
        const text = t(`product.quantity.${unit}`, { count, n: String(count) });
        expect(text).not.toMatch(/[{}٠-٩]/);
        expect(text.length).toBeGreaterThan(1);
      }
  });

  test('Arabic has a word for one and for two, and plurals', async () => {
    const t = await translator('ar');
    const say = (count: number) => t('product.quantity.piece', { count, n: String(count) });
    expect([1, 2, 5, 11, 100].map(say)).toEqual(['قطعة واحدة', 'قطعتان', '5 قطع', '11 قطعة', '100 قطعة']);
  });

  test('liquid, packaged and hourly goods have their words and codes', async () => {
    const [t, de] = [await translator('en'), await translator('de')];
    const say = (unit: Unit, count: number) => t(`product.quantity.${unit}`, { count, n: String(count) });
    expect([say('litre', 1), say('cubic-metre', 2), say('hour', 8), say('box', 3), say('dozen', 4)]).toEqual([
      ...['1 litre', '2 cubic metres', '8 hours', '3 boxes', '4 dozen'],
    ]);
    expect(de('purchaseForm.units.pallet')).toBe('Palette');
    expect(config.units.map((unit) => unitCode[unit])).toEqual(
      'H87 SET C62 MTR KMT TNE KGM MTK XRO PR LTR MTQ HUR DAY XBX XPX DZN'.split(' '),
    );
  });

  test('Russian has its three plural forms', async () => {
    const t = await translator('ru');
    const say = (count: number) => t('product.quantity.set', { count, n: String(count) });
    expect([1, 2, 5, 21].map(say)).toEqual(['1 комплект', '2 комплекта', '5 комплектов', '21 комплект']);
  });
});

describe('ranges of prices', () => {
  test('have the currency once, in the language’s position', () => {
    expect(formatMoneyRange('en', 148_000, 192_000, 'USD')).toBe('US$1,480–1,920');
    expect(formatMoneyRange('zh', 84_000_000, 103_000_000, 'CNY')).toBe('¥840,000–1,030,000');
    expect(formatMoneyRange('de', 15_000, 17_250, 'EUR')).toBe('150,00–172,50\u00a0€');
  });

  test('are isolated left to right in Arabic, with only the mark that binds a full stop', () => {
    expect(formatMoneyRange('ar', 148_000, 192_000, 'USD')).toBe('\u20661,480–1,920\u00a0US$\u2069');
    expect(formatMoneyRange('ar', 148_000, 192_000, 'AED')).toBe('\u20661,480–1,920\u00a0د.إ.\u200f\u2069');
  });
});

describe('units', () => {
  test('are written in the language, or as their symbol', () => {
    expect([unitSymbol('ru', 'kW'), unitSymbol('ar', 'kg'), unitSymbol('fr', 'kW')]).toEqual(['кВт', 'كجم', 'kW']);
    expect([unitSpace('en', '%'), unitSpace('de', '%'), unitSpace('en', '°')]).toEqual(['', '\u00a0', '']);
  });
});

import { describe, expect, it } from 'vitest';
import { emailField, phoneField } from '@/lib/account/field';
import { readPhone } from '@/lib/platform/field/phone';
import { readDecimal } from '@/lib/platform/i18n/number';
import type { Locale } from '@/lib/platform/i18n/site';

/** The copied text, the country or site, and the expected value: null if unusable. */
type Row<Meant> = [typed: string, at: string, meant: Meant | null];

const phones: Row<string>[] = [
  ['\u202a+971 50 123 4567\u202c', 'AE', '+971501234567'],
  ['\u2066+971 50 123 4567\u2069', 'AE', '+971501234567'],
  ['\u200e+966 50 123 4567', 'SA', '+966501234567'],
  ['\ufeff+49 1512 3456789\u200b', 'DE', '+4915123456789'],
  ['+49\u00ad1512\u200b3456789', 'DE', '+4915123456789'],
  ['+33\u00a06\u202f12\u202f34\u202f56\u202f78', 'FR', '+33612345678'],
  ['(+86)13800138000', 'CN', '+8613800138000'],
  ['( +86 ) 138 0013 8000', 'CN', '+8613800138000'],
  ['（+86）138-0013-8000', 'CN', '+8613800138000'],
  ['(+86)-13800138000', 'DE', '+8613800138000'],
  ['+86-138-0013-8000', 'DE', '+8613800138000'],
  ['0086-13800138000', 'DE', '+8613800138000'],
  ['86 138 0013 8000', 'CN', '+8613800138000'],
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['138－0013－8000', 'CN', '+8613800138000'],
  ['１３８００１３８０００', 'CN', '+8613800138000'],
  ['＋８６ １３８ ００１３ ８０００', 'CN', '+8613800138000'],
  ['手机：13800138000', 'CN', '+8613800138000'],
  ['tel:+8613800138000', 'DE', '+8613800138000'],
  ['tel:+1-202-555-0123', 'US', '+12025550123'],
  ['TEL:+49-1512-3456789', 'DE', '+4915123456789'],
  ['Tel.: +49 1512 3456789', 'DE', '+4915123456789'],
  ['Mobile: +44 7911 123456', 'GB', '+447911123456'],
  ['Моб.: +7 916 123-45-67', 'RU', '+79161234567'],
  ['+49 (0)1512 3456789', 'DE', '+4915123456789'],
  ['+49 (0) 1512 / 3456789', 'DE', '+4915123456789'],
  ['01512 3456789', 'DE', '+4915123456789'],
  ['01512/3456789', 'DE', '+4915123456789'],
  ['0049 (0)1512 3456789', 'DE', '+4915123456789'],
  ['+44 (0)7911 123456', 'GB', '+447911123456'],
  ['07911 123456', 'GB', '+447911123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['+33 (0)6 12 34 56 78', 'FR', '+33612345678'],
  ['8 (916) 123-45-67', 'RU', '+79161234567'],
  ['8-916-123-45-67', 'RU', '+79161234567'],
  ['+7 (916) 123‑45‑67', 'RU', '+79161234567'],
  ['+7 916 123–45–67', 'RU', '+79161234567'],
  ['+52 1 55 1234 5678', 'MX', '+525512345678'],
  ['+5215512345678', 'DE', '+525512345678'],
  ['+52 (1) 55 1234 5678', 'MX', '+525512345678'],
  ['0052 1 55 1234 5678', 'MX', '+525512345678'],
  ['+52 55 1234 5678', 'MX', '+525512345678'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['(11) 96123-4567', 'BR', '+5511961234567'],
  ['+55 (11) 96123-4567', 'BR', '+5511961234567'],
  ['011 15-2345-6789', 'AR', '+5491123456789'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'SA', '+966501234567'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'SA', '+966501234567'],
  ['٠٠٩٧١٥٠١٢٣٤٥٦٧', 'AE', '+971501234567'],
  ['۰۹۱۲ ۳۴۵ ۶۷۸۹', 'IR', '+989123456789'],
  ['+९१ ९८७६५ ४३२१०', 'IN', '+919876543210'],
  ['098765 43210', 'IN', '+919876543210'],
  ['+1 (202) 555-0123', 'US', '+12025550123'],
  ['1-202-555-0123', 'US', '+12025550123'],
  ['+39 347 123 4567', 'IT', '+393471234567'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['+351 912 345 678', 'PT', '+351912345678'],
  ['call +1 202 555 0123', 'US', null],
  ['+49 30 901820', 'DE', null],
  ['12', 'CN', null],
  ['Tel.:', 'DE', null],
];

const own = 'lena@buyer.example';
const emails: Row<string>[] = [
  [own, '', own],
  [`${own}\u200b`, '', own],
  [`\u202a${own}\u202c`, '', own],
  [`\ufeff ${own}\u00a0`, '', own],
  [`mailto:${own}`, '', own],
  [`MAILTO:${own}?subject=Offer`, '', own],
  [`<${own}>`, '', own],
  [`<mailto:${own}>`, '', own],
  [`Lena Hoffmann <${own}>`, '', own],
  [`"Hoffmann, Lena" <${own}>;`, '', own],
  [`${own},`, '', own],
  [`${own};`, '', own],
  [`${own}.`, '', own],
  [`(${own})`, '', own],
  [`[${own}]`, '', own],
  [`„${own}“`, '', own],
  [`“${own}”`, '', own],
  ['lena＠buyer.example', '', own],
  ['ｌｅｎａ@buyer.example', '', own],
  ['einkauf@müller-muster.de', '', 'einkauf@xn--mller-muster-dlb.de'],
  ['einkauf@xn--mller-muster-dlb.de', '', 'einkauf@xn--mller-muster-dlb.de'],
  ['info@пример.рф', '', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@xn--e1afmkfd.xn--p1ai', '', 'info@xn--e1afmkfd.xn--p1ai'],
  ['sales@例子。中国', '', 'sales@xn--fsqu00a.xn--fiqs8s'],
  ['r&d@buyer.example', '', 'r&d@buyer.example'],
  ['50%off@buyer.example', '', '50%off@buyer.example'],
  ['lot#7@buyer.example', '', 'lot#7@buyer.example'],
  ['import/export@buyer.example', '', 'import/export@buyer.example'],
  ["o'brien@buyer.example", '', "o'brien@buyer.example"],
  ['lena+geco@buyer.example', '', 'lena+geco@buyer.example'],
  ['a@b.museum', '', 'a@b.museum'],
  ['le\u200bna@buyer.example', '', null],
  ['lena@buyer', '', null],
  ['lena.@buyer.example', '', null],
  ['lena@buyer..example', '', null],
  ['lena buyer.example', '', null],
  [`${own}, tom@buyer.example`, '', null],
  [`lena@buyer.example\r\nBcc: tom@buyer.example`, '', null],
];

const figures: Row<number>[] = [
  ['1234,5', 'de', 1234.5],
  ['1.234,50', 'de', 1234.5],
  ['1 234,50', 'fr', 1234.5],
  ['1\u202f234,50', 'fr', 1234.5],
  ['1\u00a0234,50', 'ru', 1234.5],
  ["1'234.50", 'de', 1234.5],
  ['1’234.50', 'de', 1234.5],
  ['1,234.50', 'en', 1234.5],
  ['\u200e1,234.50\u200e', 'en', 1234.5],
  ['\u202a1,234.50\u202c', 'ar', 1234.5],
  ['\ufeff12.5', 'en', 12.5],
  ['12\u200b.5', 'en', 12.5],
  ['١٢٫٥', 'ar', 12.5],
  ['١٬٢٣٤٫٥', 'ar', 1234.5],
  ['۱۲٫۵', 'ar', 12.5],
  ['१२.५', 'en', 12.5],
  ['১২.৫', 'en', 12.5],
  ['๑๒.๕', 'en', 12.5],
  ['１２．５', 'zh', 12.5],
  ['１，２３４．５', 'zh', 1234.5],
  ['−5', 'de', -5],
  ['0,0125', 'pt', 0.0125],
  ['.5', 'en', 0.5],
  [',5', 'es', 0.5],
  ['1.234.567', 'es', 1_234_567],
  ['12,34,567', 'en', 1_234_567],
  ['abc', 'en', null],
  ['1e5', 'en', null],
  ['12,5.', 'de', null],
];

const addressOf = (typed: string): string | null => emailField.safeParse(typed).data ?? null;
const phoneOf = (typed: string, country: string): string | null => {
  const { data } = phoneField.safeParse(typed);
  return data === undefined ? null : readPhone(data, country);
};
const figureOf = (typed: string, site: string): number | null => {
  const value = readDecimal(site as Locale, typed);
  return Number.isNaN(value) ? null : value;
};

const wrong = <Meant>(rows: Row<Meant>[], read: (typed: string, at: string) => Meant | null) =>
  rows.filter(([typed, at, meant]) => read(typed, at) !== meant).map((row) => [...row, read(row[0], row[1])]);

describe('typed and pasted input', () => {
  it('is interpreted as intended', () => {
    const found = [...wrong(phones, phoneOf), ...wrong(emails, addressOf), ...wrong(figures, figureOf)];
    const all = phones.length + emails.length + figures.length;
    console.info(`taken as meant: ${all - found.length} of ${all}`, found);
    expect(all).toBeGreaterThanOrEqual(120);
    expect(found).toEqual([]);
  });
});

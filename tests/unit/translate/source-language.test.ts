import { describe, expect, it } from 'vitest';
import { isForeign, mayBeForeign, sourceOf } from '@/lib/platform/translate/source-language';

describe('the source language of a translation', () => {
  it.each([
    ['Какова цена за штуку?', 'en', 'ru'],
    ['ما هو سعر الوحدة؟', 'en', 'ar'],
    ['请报 DN50 PN16 的价格和交货期', 'en', 'zh'],
    ['型号 IP-7 Premium，六周', 'zh', 'zh'],
    ['OK', 'de', 'de'],
  ] as const)('%s, written on the site %s, is %s', (text, mark, from) => {
    expect(sourceOf(text, mark)).toBe(from);
  });

  it.each([
    ['Pouvez-vous livrer à Dakar en mai ?', 'en'],
    ['Thanks', 'zh'],
    ['Спасибо, but the quotation itself is in English here', 'ru'],
  ] as const)('%s, written on the site %s, is detected by the service', (text, mark) => {
    expect(sourceOf(text, mark)).toBeNull();
  });
});

describe('a translation is offered', () => {
  it.each([
    ['Guten Tag', 'de', 'en'],
    ['Здравствуйте', 'en', 'en'],
    ['Hello there', 'zh', 'zh'],
    ['你好', 'en', 'ru'],
  ] as const)('of %s, written on %s, read on %s', (text, mark, reader) => {
    expect(isForeign(text, mark, reader)).toBe(true);
  });
  it.each([
    ['Hello there', 'en', 'en'],
    ['4 711', 'de', 'en'],
    ['你好', 'zh', 'zh'],
    ['请报 DN50 的价格', 'zh', 'zh'],
  ] as const)('not of %s, written on %s, read on %s', (text, mark, reader) => {
    expect(isForeign(text, mark, reader)).toBe(false);
  });
});

it.each([
  ['Livraison en mai', 'en', true],
  ['Delivery in May', 'en', true],
  ['五月交货', 'en', true],
  ['五月交货', 'zh', false],
  ['Доставка в мае', 'ru', false],
  ['4 711', 'en', false],
] as const)('of unknown language, as %s, to a reader on %s: %s', (text, reader, is) => {
  expect(mayBeForeign(text, reader)).toBe(is);
});

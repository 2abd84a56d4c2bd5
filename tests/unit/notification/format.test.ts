import { createTranslator, type Messages } from 'next-intl';
import { expect, it } from 'vitest';
import { kindOfNotice } from '@/lib/notification/constants';
import { readableValues } from '@/lib/notification/format';
import { noticeText } from '@/lib/notification/text';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import english from '@/messages/en.json';
import { hostileTexts } from '@/tests/hostile-text';

const t = createTranslator({ locale: 'en', messages: english });

it.each<[Locale, string]>([
  ['en', '\u2066CN¥20,000–50,000\u2069'],
  ['de', '\u206620.000–50.000\u00a0CN¥\u2069'],
  ['fr', '\u206620\u202f000–50\u202f000\u00a0CNY\u2069'],
  ['zh', '\u2066¥20,000–50,000\u2069'],
])('a range of amounts is written as in %s', (locale, text) => {
  const money = { low: 2_000_000, high: 5_000_000, currency: 'CNY' };
  expect(readableValues(t, locale, 'UTC', { title: 'Pumps', band: { money } })).toEqual({ title: 'Pumps', band: text });
});

it('dates and times are written in words, if typed as such', () => {
  const values = { day: { day: '2026-12-01' }, time: { instant: '2026-12-01T10:00:00.000Z' } };
  expect(readableValues(t, 'en', 'Europe/Berlin', values)).toEqual({
    day: '1 Dec 2026',
    time: '1 Dec 2026, 11:00 GMT+1',
  });
});

it.each(hostileTexts)('a text is unchanged: %s', (title) => {
  expect(readableValues(t, 'en', 'UTC', { title })).toEqual({ title });
});

it('an unformattable value is shown as stored', () => {
  const values = {
    day: { day: '2026-99-99' },
    time: { instant: 'soon' },
    zone: { instant: '2026-12-01T10:00:00.000Z' },
  };
  expect(readableValues(t, 'en', 'Mars/Base', values)).toMatchObject({
    day: '2026-99-99',
    zone: '1 Dec 2026, 10:00 GMT+0',
  });
});

/** Every argument used by any notice's message, each set to one text. */
const valuesOf = (text: string) => ({
  ...Object.fromEntries(
    ['title', 'name', 'names', 'by', 'company', 'said', 'answer', 'reason', 'site'].map((key) => [key, text]),
  ),
  ...{
    number: 2,
    count: 3,
    n: '3',
    known: 'yes',
    words: 'yes',
    shown: 'yes',
    hasAnswer: 'yes',
    kind: 'launch',
    key: 'other',
  },
  ...{ outcome: 'awarded', wanted: 'A', grade: 'A', membership: 'gold' },
  band: { money: { low: 100, high: 200, currency: 'EUR' } },
  ...{
    day: { day: '2026-12-01' },
    date: { instant: '2026-12-01T10:00:00.000Z' },
    time: { instant: '2026-12-01T10:00:00.000Z' },
  },
});

it.each(locales)('every notice in %s shows a hostile title or name unchanged', async (locale) => {
  const messages: Messages = (await import(`../../../messages/${locale}.json`)).default;
  const own = createTranslator({ locale, messages });
  const say = (type: string, text: string) => noticeText(own, locale, 'UTC', { type, values: valuesOf(text) });
  for (const [at, type] of Object.keys(kindOfNotice).entries()) {
    const plain = say(type, 'PLACE');
    const filled = (part: 'title' | 'text', text: string) => plain?.[part].replaceAll('PLACE', () => text);
    // Every text in one language; in the others each notice with one text, since all would take minutes.
    const texts =
      locale === 'en' ? hostileTexts : hostileTexts.filter((_, index) => index === at % hostileTexts.length);
    for (const text of texts)
      expect(say(type, text), type).toEqual({ title: filled('title', text), text: filled('text', text) });
  }
});

it('an invalid notice is shown without its values', () => {
  const general = { title: english.account.noticeUnwritten.title, text: english.account.noticeUnwritten.text };
  expect(noticeText(t, 'en', 'UTC', { type: 'fairReminder', values: {} })).toEqual(general);
  expect(noticeText(t, 'en', 'UTC', { type: 'quotationNotSelected', values: JSON.parse('null') })).toEqual(general);
  expect(noticeText(t, 'en', 'UTC', { type: 'noSuchNotice', values: {} })).toBeNull();
});

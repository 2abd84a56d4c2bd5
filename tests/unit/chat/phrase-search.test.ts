import { describe, expect, it } from 'vitest';
import { paramsOf, phrases } from '@/lib/chat/phrase/schema';
import { searchPhrases } from '@/lib/chat/phrase/search';
import { phraseOutline } from '@/lib/chat/phrase/text';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';

const entriesIn = async (locale: Locale) => {
  const t = await translator(locale);
  return phrases.map(({ id }) => ({
    id,
    text: phraseOutline(id, t, locale),
    labels: paramsOf(id).map((name) => t(`phrase.param.${name}`)),
  }));
};
const find = async (locale: Locale, query: string) =>
  searchPhrases(query, await entriesIn(locale), locale).map(({ id }) => id);

it.each<[Locale, string, string]>([
  ['zh', '验货 整改', 'inspectionFailed'],
  ['en', 'SAMPL leav', 'sampleLeaves'],
  ['fr', 'echantillon', 'sampleFree'],
  ['ru', 'ЧЕРТЕЖ', 'sendDrawing'],
  ['es', 'garantia', 'warrantyIs'],
  ['ar', 'عينه', 'sampleFree'],
  ['pt', 'cotacao', 'sendQuotation'],
  ['de', 'ZAHLUNGSBED akzept', 'askPaymentTerms'],
])('finds in %s by prefixes of words, ignoring case and accents: %s', async (locale, query, id) =>
  expect((await find(locale, query))[0]).toBe(id),
);

describe('the order', () => {
  const entries = [
    { id: 'late', text: 'Could you please lower the price', labels: [] },
    { id: 'early', text: 'Price list please', labels: [] },
    { id: 'label', text: 'We sell it', labels: ['Price'] },
    { id: 'none', text: 'Reprice', labels: [] },
  ];
  const ids = (query: string) => searchPhrases(query, entries, 'en').map(({ id }) => id);

  it('is by the position of the first word', () => expect(ids('pri')).toEqual(['early', 'label', 'late']));
  it('has full matches before partial ones', () => expect(ids('lower price')).toEqual(['late', 'early', 'label']));
  it('is unchanged for an empty query', () => expect(ids('  ')).toEqual(['late', 'early', 'label', 'none']));
});

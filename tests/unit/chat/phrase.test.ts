import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { paramKinds, tradeDocuments } from '@/lib/chat/phrase/catalogue';
import { paramsOf, phraseField, phraseStages, phrases } from '@/lib/chat/phrase/schema';
import { formatPhrase, phraseParts } from '@/lib/chat/phrase/text';
import { locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';

type Parts = ReturnType<typeof parse>;
const shownIn = (parts: Parts): string[] =>
  parts.flatMap((part) => {
    if (part.type === TYPE.argument) return [part.value];
    if (part.type !== TYPE.plural) return [];
    // The word for one or two days may omit the figure, but belongs to the value.
    return [part.value.replace(/Count$/, ''), ...Object.values(part.options).flatMap(({ value }) => shownIn(value))];
  });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
const price = { amount: 12_500.5, currency: 'EUR' };
const offer = { id: 'ourPrice', values: { price, terms: 'FOB', place: 'Hamburg' } };

describe.each(locales)('in %s', async (locale) => {
  const { phrase } = (await import(`../../../messages/${locale}.json`)).default;

  it('there is a text for exactly the known phrases, with exactly their parameters', () => {
    expect(Object.keys(phrase.text).sort()).toEqual(phrases.map(({ id }) => id).sort());
    for (const { id, params } of phrases)
      expect([id, [...new Set(shownIn(parse(phrase.text[id])))].sort()]).toEqual([id, [...params].sort()]);
  });

  it('every stage, parameter and document has a name', () => {
    expect(Object.keys(phrase.stage).sort()).toEqual([...phraseStages].sort());
    expect(Object.keys(phrase.param).sort()).toEqual(Object.keys(paramKinds).sort());
    expect(Object.keys(phrase.document).sort()).toEqual([...tradeDocuments].sort());
  });
});

describe('a sent phrase', () => {
  const taken = (phrase: unknown) => phraseField.safeParse(phrase).success;

  it('has each id once', () => expect(new Set(phrases.map(({ id }) => id)).size).toBe(phrases.length));

  it('is known, with exactly its parameters', () => {
    expect(phraseField.parse(offer)).toEqual(offer);
    expect(taken({ id: 'thankYou', values: {} })).toBe(true);
    expect(taken({ id: 'thankYou', values: { price } })).toBe(false);
    expect(taken({ ...offer, values: { ...offer.values, reason: 'x' } })).toBe(false);
    expect(taken({ ...offer, values: { price, terms: 'FOB' } })).toBe(false);
    expect(taken({ id: 'nothingOfThatName', values: {} })).toBe(false);
    expect(taken({ ...offer, text: 'Buy now' })).toBe(false);
  });

  it('has values of their types', () => {
    const priced = (amount: number, currency: string) =>
      taken({ ...offer, values: { ...offer.values, price: { amount, currency } } });
    expect([priced(10.5, 'EUR'), priced(10, 'JPY')]).toEqual([true, true]);
    expect([priced(10.5, 'JPY'), priced(0, 'EUR'), priced(10, 'ABC'), priced(10, '')]).toEqual(Array(4).fill(false));
    const days = (leadTime: unknown) => taken({ id: 'leadTimeIs', values: { leadTime } });
    expect([days(30), days(0), days(1.5), days('30')]).toEqual([true, false, false, false]);
    const day = (date: string) => taken({ id: 'sampleLeaves', values: { date } });
    expect([day('2026-12-01'), day('2026-02-30'), day('tomorrow')]).toEqual([true, false, false]);
    const place = (text: string) => taken({ ...offer, values: { ...offer.values, place: text } });
    expect([place('x'.repeat(80)), place('x'.repeat(81)), place(' ')]).toEqual([true, false, false]);
  });
});

describe('a displayed phrase', () => {
  const read = async (locale: (typeof locales)[number], phrase: unknown) =>
    formatPhrase(phraseField.parse(phrase), await translator(locale), locale);

  it('is in its reader’s language, with numbers and money', async () => {
    expect(plain(await read('en', offer))).toBe('Our price is €12,500.50 FOB Hamburg.');
    expect(plain(await read('de', offer))).toBe('Unser Preis beträgt 12.500,50 € FOB Hamburg.');
    expect(plain(await read('zh', offer))).toBe('我们的价格为€12,500.50，FOB Hamburg。');
  });

  it('has days with plurals, dates and names of the language', async () => {
    const days = (leadTime: number) => ({ id: 'confirmLeadTime', values: { leadTime } });
    expect(plain(await read('en', days(1)))).toBe('Please confirm the lead time of 1 day.');
    expect(plain(await read('ru', days(22)))).toBe('Просим подтвердить срок поставки: 22 дня.');
    expect(plain(await read('ar', days(2)))).toBe('نرجو تأكيد مدة التوريد: يومان.');
    expect(plain(await read('ar', { id: 'productionDelayed', values: { delay: 1, reason: 'X' } }))).toBe(
      'سيتأخر الإنتاج يومًا واحدًا. السبب: X. نعتذر عن ذلك.',
    );
    expect(plain(await read('zh', { id: 'countryOfOrigin', values: { origin: 'HK' } }))).toBe('原产国：中国香港。');
    expect(plain(await read('fr', { id: 'sampleLeaves', values: { date: '2026-12-01' } }))).toBe(
      'L’échantillon partira le 1er décembre 2026.',
    );
    expect(plain(await read('es', { id: 'sendCertificate', values: { certificate: 'packingList' } }))).toBe(
      'Le rogamos que nos envíe este documento: Lista de empaque.',
    );
  });

  it('isolates typed values in either direction', async () =>
    expect(await read('ar', offer)).toContain('\u2068Hamburg\u2069'));

  it('consists of parts that separate its writer’s words', async () => {
    const delayed = phraseField.parse({ id: 'productionDelayed', values: { delay: 3, reason: 'نقص المواد الخام' } });
    const parts = phraseParts(delayed, await translator('zh'), 'zh');
    expect(parts.filter(({ isOwn }) => isOwn)).toEqual([{ text: 'نقص المواد الخام', isOwn: true }]);
    expect(parts.map(({ text }) => text).join('')).toBe(await read('zh', delayed));
  });

  it('has no unfilled parameter, in any language', async () => {
    const samples = {
      ...{ text: 'X', money: price, quantity: { amount: 3, unit: 'set' }, date: '2026-12-01', days: 3, months: 3 },
      ...{ percent: 30, incoterm: 'CIF', payment: 'deposit', document: 'testReport', country: 'DE' },
    };
    for (const locale of locales)
      for (const { id } of phrases) {
        const values = Object.fromEntries(paramsOf(id).map((name) => [name, samples[paramKinds[name]]]));
        expect(await read(locale, { id, values })).not.toMatch(/[[\]{}…]|phrase\.|undefined/);
      }
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findAmong, findContacts } from '@/lib/platform/field/contact/find';
import { readTokens } from '@/lib/platform/field/contact/token';
import { contactsIn, maskContacts, maskedTexts, maskLine } from '@/lib/purchase/mask';

const corpus = (name: string): string[] =>
  readFileSync(`tests/unit/purchase/contact-corpus/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

describe('a corpus of trade in eight languages', () => {
  it('leaves at least 99 of 100 harmless lines unchanged', () => {
    const lines = corpus('harmless');
    const changed = lines.filter((line) => maskContacts(line) !== line);
    console.info(`harmless lines changed: ${changed.length} of ${lines.length}`, changed);
    expect(lines.length).toBeGreaterThanOrEqual(400);
    expect(changed.length / lines.length).toBeLessThanOrEqual(0.01);
  });

  it('hides every letter and digit of at least 9 of 10 contacts', () => {
    const lines = corpus('contact');
    const shown = lines.filter((line) => {
      const [before = '', contact = '', after = ''] = line.split(/[⟦⟧]/);
      const spans = findContacts(before + contact + after);
      const places = Array.from(contact.matchAll(/[\p{L}\p{N}]/gu), ({ index }) => before.length + index);
      return !places.every((place) => spans.some(({ start, end }) => start <= place && place < end));
    });
    console.info(`contacts shown: ${shown.length} of ${lines.length}`, shown);
    expect(lines.length).toBeGreaterThanOrEqual(150);
    expect(shown.length / lines.length).toBeLessThanOrEqual(0.1);
  });
});

describe('hides contacts', () => {
  it.each([
    ['Write to buyer@works.example please', 'Write to ••• please'],
    ['Write to buyer (at) works.example please', 'Write to ••• please'],
    ['See https://works.example/tender?id=4 today', 'See ••• today'],
    ['See www.works.example today', 'See ••• today'],
    ['Our site is works-dakar.com.', 'Our site is •••.'],
    ['Call +221 33 823 10 10 before noon', 'Call ••• before noon'],
    ['Call 00221338231010 before noon', 'Call ••• before noon'],
    ['Appelez le 01 42 68 53 00 avant midi', 'Appelez le ••• avant midi'],
    ['请联系 13812345678 王先生', '请联系 ••• 王先生'],
    ['请联系 １３８１２３４５６７８ 王先生', '请联系 ••• 王先生'],
    ['اتصل على +٢٢١٣٣٨٢٣١٠١٠ صباحا', 'اتصل على ••• صباحا'],
    ['微信：pump_buyer88，谢谢', '微信：•••，谢谢'],
    ['tel: 823 10 10', 'tel: •••'],
    ['0171 1234567 oder 0221 987654', '••• oder •••'],
    ['+49 171 1234567 / 0221 987654', '••• / •••'],
    ['Call +49 171\u200b1234567 now', 'Call ••• now'],
  ])('%s', (text, shown) => expect(maskContacts(text)).toBe(shown));

  it.each([
    '10 000 000 bricks, 240 x 115 x 71 mm',
    'ISO 9001:2015, GB/T 5657-2013, HS 8413.70',
    'Model KQSN300-M9/438 or equal.',
    'Part no. 0445 120 123 or 0445 120 124',
    'Bids were uploaded in time. In addition, drawings were sent.',
  ])('leaves unchanged: %s', (text) => expect(maskContacts(text)).toBe(text));

  it('uses the context of a requirement', () => {
    expect(maskLine({ label: 'WhatsApp', value: '823 10 10' })).toEqual({ label: 'WhatsApp', value: '•••' });
    const part = { label: 'Artikelnummer', value: '0445 120 123' };
    expect(maskLine(part)).toEqual(part);
    expect(maskLine({ label: 'Ask buyer@works.example', value: 'IP 55' })).toEqual({
      label: 'Ask •••',
      value: 'IP 55',
    });
  });

  it('lists hidden parts of a request, in any field, each once', () => {
    const texts = maskedTexts({
      translations: {
        de: { title: 'Pumpen', details: 'Fragen an buyer@works.example' },
        en: { title: 'Pumps', details: 'Ask buyer@works.example' },
      },
      specification: [{ label: 'Telefon', value: '823 10 10' }],
      place: 'Dakar, +221 33 823 10 10',
      shippingOther: 'forwarder works-dakar.com',
      destination: 'Gate 4',
      paymentOther: 'Telegram @works_dakar',
    });
    expect(contactsIn(texts)).toEqual([
      'buyer@works.example',
      '823 10 10',
      '+221 33 823 10 10',
      'works-dakar.com',
      '@works_dakar',
    ]);
  });
});

/** Token reads per token of a text. */
function looksAt(text: string): number {
  const tokens = readTokens(text);
  let looks = 0;
  const counted = new Proxy(tokens, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  findAmong(counted);
  return looks / tokens.length;
}

describe('the work per text', () => {
  // Each starts as many kinds of contacts as possible, but is none.
  const dear = [
    '1 2 1 2 1 2 1 2 1 2 1 2 ',
    '01 02 03 04 05 06 07 08 ',
    '01/02/03/04/05/06/07/08/',
    '0/0/',
    '(0)(0)+',
    '+1 +',
    'a.a.',
    'a@a.',
    'a at a dot a ',
    'a [at] a [dot] ',
    'www.www.',
    'http://',
    'http://.,',
    'a.de/.,',
    'telegram: tel: call or ',
    'one two three, ',
    'one,,,,,,,,,',
    '微信号加微',
    '- - - -',
    '\n\n1\n',
  ];

  it.each(dear)('is bounded per token, however long: %s', (part) => {
    const short = looksAt(part.repeat(Math.ceil(2_000 / part.length)));
    const long = looksAt(part.repeat(Math.ceil(64_000 / part.length)));
    expect(long).toBeLessThan(100);
    expect(long).toBeLessThan(short * 1.2 + 1);
  });

  it('is bounded by the length of a token, however long a word or space is', () => {
    for (const letter of ['a', '1', ' ', '\n', '中', '🙂', '\u200b'])
      for (const { start, end } of readTokens(letter.repeat(5_000))) expect(end - start).toBeLessThanOrEqual(130);
  });
});

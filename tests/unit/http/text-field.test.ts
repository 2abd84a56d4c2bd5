import { describe, expect, it } from 'vitest';
import { isStorable, storableText, unstorablePaths } from '@/lib/platform/field/storable';
import { fileNameField, filledLine, lineField, textField } from '@/lib/platform/field/text';

const outcome = (schema: ReturnType<typeof lineField>, text: string): string => {
  const { success, data, error } = schema.safeParse(text);
  return success ? `= ${data}` : (error.issues[0]?.message ?? '');
};
const shown = (text: string): string =>
  text.replace(/[^\x20-\x7e]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
const titled = (text: string, ...rest: string[]) => [shown(text), text, ...rest];

describe('a single line', () => {
  const line = lineField(40);
  it.each([
    titled('Pumpen Müller GmbH'),
    titled('北京机械（集团）有限公司'),
    titled('شركة المضخات'),
    titled('می‌خواهم'),
    titled('क्‍ष उद्योग'),
    titled('👩‍🔧 Werkstatt'),
    titled('M16 × 2 – 8.8'),
    titled('™'),
    titled(''),
  ])('accepts %s unchanged', (_, text) => expect(outcome(line, text)).toBe(`= ${text}`));

  it.each([
    titled('a\u0000b', 'characters'),
    titled('a\ud800b', 'characters'),
    titled('a\u001bb', 'characters'),
    titled('a\u0085b', 'characters'),
    titled('a\nb', 'oneLine'),
    titled('a\r\nBcc: b@c.example', 'oneLine'),
    titled('a\tb', 'oneLine'),
    titled('a\u2028b', 'oneLine'),
    titled('a\u2029b', 'oneLine'),
    titled('invoice\u202efdp.exe', 'direction'),
    titled('a\u200fb', 'direction'),
    titled('a\u200eb', 'direction'),
    titled('a\u061cb', 'direction'),
    titled('a\u2067b\u2069c', 'direction'),
    titled('\u3164', 'invisible'),
    titled('\u2800\u2800', 'invisible'),
    titled('\u115f', 'invisible'),
    titled('\u0301', 'invisible'),
    titled('x'.repeat(41), 'characterLimit:40'),
  ])('refuses %s', (_, text, key) => expect(outcome(line, text)).toBe(key));

  it('removes invisible characters, so that similar names are equal', () => {
    expect(outcome(line, 'Sie\u200bmens\ufeff ')).toBe('= Siemens');
    expect(outcome(line, 'Sie\u200dmens\u00ad')).toBe('= Siemens');
    expect(outcome(line, 'Pump\u{e0041}\u{e0042}')).toBe('= Pump');
    expect(outcome(line, '\u2067 Pump\u200f\u2069')).toBe('= Pump');
  });

  it('that is required needs a visible character', () => {
    for (const text of ['', '  ', '\u200b', '\u200b\u00a0\ufeff', '\u200c'])
      expect(outcome(filledLine(40, 'nameRequired'), text)).toBe('nameRequired');
    expect(outcome(filledLine(40), '\u3164')).toBe('invisible');
  });
});

describe('a text', () => {
  const text = textField(60);
  it('has lines with uniform line breaks', () => {
    expect(outcome(text, ' One\r\ntwo\rthree\u2028four\n\n\tfive ')).toBe('= One\ntwo\nthree\nfour\n\n\tfive');
    expect(outcome(text, 'منتج \u200fABC\u200f جديد')).toBe('= منتج \u200fABC\u200f جديد');
  });

  it('has no other control or direction characters', () => {
    expect(outcome(text, 'a\u0007b')).toBe('characters');
    expect(outcome(text, 'a\u202eb\u202c')).toBe('direction');
    expect(outcome(text, 'a\u2066b')).toBe('direction');
    expect(outcome(text, '\u3164\n\u3164')).toBe('invisible');
  });
});

it('a file name loses characters invalid in a line', () => {
  expect(outcome(fileNameField(60), 'a\u202egpj\u0000.\nexe')).toBe('= agpj . exe');
});

describe('unstorable text', () => {
  it('is found anywhere, and reported by path', () => {
    const value = { a: 'fine\n', items: [{ name: 'x' }, { name: '\u0000' }], deep: { 'k\u0001': 1 }, last: '\udc00' };
    expect(unstorablePaths(value)).toEqual(['items.1.name', 'deep', 'last']);
    expect(unstorablePaths('\u0000')).toEqual(['']);
    expect(unstorablePaths({ a: 'ok 👩‍🔧', b: [null, 1, true] })).toEqual([]);
  });

  it('is found at any depth, and at most twenty paths are reported', () => {
    const levels = 400_000;
    const [path = ''] = unstorablePaths(JSON.parse(`${'['.repeat(levels)}"\\u0000"${']'.repeat(levels)}`));
    expect(path).toBe('0.'.repeat(100));
    expect(unstorablePaths(Array(1000).fill('\u0000'))).toHaveLength(20);
  });

  it('is removed from values nobody typed', () => {
    expect(storableText('a\u0000b\ud800c\td\n😀\u0085')).toBe('abc\td\n😀');
    expect(isStorable(storableText('\ud83d'))).toBe(true);
  });
});

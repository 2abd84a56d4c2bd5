import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffList, diffText, type Piece } from '@/lib/staff/diff';
import { runs } from '@/tests/property';

const side = (pieces: readonly Piece[], without: 'ins' | 'del') =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
/** [-gone-]{+new+} */
const shown = (before: string, after: string, locale = 'en') =>
  diffText(before, after, locale)
    .map(({ kind, text }) => ({ same: text, del: `[-${text}-]`, ins: `{+${text}+}` })[kind])
    .join('');

describe('the difference of two texts', () => {
  it.each([
    ['Wuxi Pump Factory', 'Wuxi Pump Works', 'Wuxi Pump [-Factory-]{+Works+}'],
    ['We hold ISO 9001.', 'We hold ISO 9001 and ISO 14001.', 'We hold ISO 9001{+ and ISO 14001+}.'],
    ['18 Jinxi Road, Wuxi', '6 Huayun Road, Wuxi', '[-18 Jinxi-]{+6 Huayun+} Road, Wuxi'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
    ['', '', ''],
    ['Same', 'Same', 'Same'],
  ])('%s → %s', (before, after, wanted) => expect(shown(before, after)).toBe(wanted));

  it('is by character in a code, so that a wrong digit is visible', () =>
    expect(shown('91320211754321862X', '91320211764321862X')).toBe('913202117[-5-]{+6+}4321862X'));

  it('shows a changed figure as a whole', () =>
    expect(diffText('532', '575', 'en')).toEqual([
      { kind: 'del', text: '532' },
      { kind: 'ins', text: '575' },
    ]));

  it('is by word in Chinese', () =>
    expect(shown('我们生产离心泵', '我们生产潜水泵', 'zh')).toMatch(/^我们生产\[-离心.*-\]\{\+潜水.*\+\}/));

  it('includes both texts completely', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '泵', '水', '\n', '.', '😀'), maxLength: 60 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffText(before, after, 'en');
        expect([side(pieces, 'ins'), side(pieces, 'del')]).toEqual([before, after]);
        expect(pieces.every((piece, index) => piece.text !== '' && piece.kind !== pieces[index + 1]?.kind)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('shows two long texts without a common word in sequence', () => {
    const [before, after] = [
      Array.from({ length: 3000 }, (_, index) => `old${index}`),
      Array.from({ length: 3000 }, (_, index) => `new${index}`),
    ].map((words) => words.join(' ')) as [string, string];
    expect(diffText(before, after, 'en').map(({ kind }) => kind)).toEqual(['del', 'ins']);
  });

  it('finds one word in a text of five thousand', () => {
    const words = Array.from({ length: 5000 }, (_, index) => `word${index}`);
    const changed = words.with(2500, 'other');
    expect(diffText(words.join(' '), changed.join(' '), 'en').filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'del', text: 'word2500' },
      { kind: 'ins', text: 'other' },
    ]);
  });
});

it('the difference of two lists has added and removed items', () =>
  expect(diffList(['a', 'b', 'c'], ['c', 'a', 'd'])).toEqual([
    { kind: 'same', text: 'c' },
    { kind: 'same', text: 'a' },
    { kind: 'ins', text: 'd' },
    { kind: 'del', text: 'b' },
  ]));

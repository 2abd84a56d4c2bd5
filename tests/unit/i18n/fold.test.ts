import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folded } from '@/lib/platform/i18n/fold';
import { runs } from '../../property';

it.each([
  ['ÉNERGIE', 'energie'],
  ['Straße', 'STRASSE'],
  ['Ёлка', 'елка'],
  ['Año', 'ano'],
  ['السِّعْرُ', 'السعر'],
  ['مضـــخة', 'مضخه'],
  ['أسعار إلى آخر ٱلبناء', 'اسعار الي اخر البناء'],
  ['مستشفى', 'مستشفي'],
  ['٤٥', '45'],
  ['ＡＢＣ１２（水泵）', 'abc12(水泵)'],
])('treats %s and %s as equal', (one, other) => expect(folded(one)).toBe(folded(other)));

it('distinguishes different words', () => {
  expect(folded('水泵')).not.toBe(folded('水阀'));
  expect(folded('A-12')).not.toBe(folded('A12'));
});

it('folds a single character as within text, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect([...text].map(folded).join('')).toBe(folded(text));
      expect(folded(folded(text))).toBe(folded(text));
    }),
    { numRuns: runs(2000) },
  );
});

import { expect, it } from 'vitest';
import { snippetOf } from '@/lib/chat/search/snippet';

const marked = (text: string, query: string) =>
  snippetOf(text, query)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

it('marks every word of a query, ignoring case, and of two the longer', () => {
  expect(marked('Pump price: the PUMPS leave on Monday', 'pump pumps')).toBe(
    '[Pump] price: the [PUMPS] leave on Monday',
  );
  expect(marked('水泵的价格', '价格')).toBe('水泵的[价格]');
});

it('treats punctuation literally', () => {
  expect(marked('A-12 (50%) costs 3.5', 'A-12 (50%) 3.5')).toBe('[A-12] [(50%)] costs [3.5]');
  expect(marked('A12 costs 395', 'A.12 3.5')).toBe('A12 costs 395');
});

it('shows the surroundings of a long message’s first match, in whole words', () => {
  const long = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`;
  const shown = marked(long, 'needle');
  expect(shown).toMatch(/^…before before before before \[needle\] after .*…$/);
  expect(shown.length).toBeLessThan(180);
});

it.each([
  ['يرجى إرسال عرضُ الأسعار', 'الاسعار', 'يرجى إرسال عرضُ [الأسعار]'],
  ['السِّعْرُ النهائي', 'السعر', '[السِّعْرُ] النهائي'],
  ['مضـــخة مياه', 'مضخه', '[مضـــخة] مياه'],
  ['Die größte Straße', 'strasse', 'Die größte [Straße]'],
  ['Die größte Straße', 's', 'Die grö[ß]te [S]tra[ß]e'],
  ['Délai de paiement', 'delai', '[Délai] de paiement'],
  ['Насосы ещё в пути', 'еще', 'Насосы [ещё] в пути'],
  ['型号ＡＢＣ１２的水泵', 'abc12', '型号[ＡＢＣ１２]的水泵'],
  ['السعر ٤٥ دولارًا', '45', 'السعر [٤٥] دولارًا'],
])('marks in %s a different spelling: %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));

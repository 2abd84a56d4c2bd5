import { expect, it } from 'vitest';
import { quoteFormula, unquoteFormula } from '@/lib/platform/csv/formula';

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '\t', '\r', '\n'];

it.each(signs)('a cell that starts with %j is quoted, and read back unchanged', (sign) => {
  for (const text of [`${sign}1+1`, `'${sign}1`, `''${sign}`, sign]) {
    expect(quoteFormula(text)).toBe(`'${text}`);
    expect(unquoteFormula(quoteFormula(text))).toBe(text);
  }
});

it.each(['', 'pump', "'quoted'", '7-1', 'a=b', '−1', '１'])('%j is unchanged', (text) => {
  expect(quoteFormula(text)).toBe(text);
  expect(unquoteFormula(text)).toBe(text);
});

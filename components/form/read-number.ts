const partsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
};

/**
 * A typed figure: `1,234.50` as well as `1.234,50`. A single sign parts off the decimals, unless it is the language's sign
 * of thousands with three digits behind it. Null for nothing, NaN for what is no number.
 */
export function readNumber(typed: string, locale: string): number | null {
  const text = typed.normalize('NFKC').replace(/[\s']/g, '');
  if (text === '') return null;
  const signs = [...text.replace(/[^.,]/g, '')];
  const last = signs.at(-1);
  if (last === undefined) return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  const { group } = partsOf(locale);
  const alone = signs.length === 1;
  const thousands = alone ? last === group && /^-?\d{1,3}[.,]\d{3}$/.test(text) : new Set(signs).size === 1;
  const other = last === '.' ? ',' : '.';
  const plain = thousands ? text.replaceAll(last, '') : text.replaceAll(other, '').replace(last, '.');
  return /^-?\d+(\.\d+)?$/.test(plain) || /^-?\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

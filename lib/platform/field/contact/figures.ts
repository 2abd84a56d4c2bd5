import { isSign, type Token } from './token';

// Numbers with country code (ITU-T E.164); North America and Russia have fixed lengths.
const international =
  /^(?:1[2-9]\d{9}|7\d{10}|(?:20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])\d{6,11}|(?:2[1-689]|3[578]|42|5[09]|6[789]|8[0578]|9[679])\d{7,11})$/;

/** Adjacent groups of digits. */
export type DigitGroups = {
  tokens: readonly Token[];
  /** token indexes of the groups */
  groups: readonly number[];
  digits: string;
  sizes: readonly number[];
};

/** With an international prefix; E.164 itself has at most fifteen. */
export const maxDigits = 17;

/** The figures of some groups. */
export const figuresOf = (tokens: readonly Token[], groups: readonly number[]): DigitGroups => {
  const texts = groups.map((at) => tokens[at]?.text ?? '');
  return { tokens, groups, digits: texts.join(''), sizes: texts.map(({ length }) => length) };
};

const isDate = /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])|(?:[0-2]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;

/** Whether figures are a date, or round ones in a row, as of sizes and ranges. */
export const areNoNumber = ({ digits, sizes, tokens, groups }: DigitGroups): boolean =>
  isDate.test(digits) || (sizes.length > 1 && groups.every((at) => tokens[at]?.text.endsWith('0')));

/** Whether both dots and spaces separate the digits, as in decimals. */
export const areDecimals = ({ tokens, groups }: DigitGroups): boolean => {
  const rest = groups.slice(1);
  return rest.some((at) => isSign(tokens[at - 1], '.')) && rest.some((at) => tokens[at - 1]?.kind === 'space');
};

/** Whether digits are grouped in threes, like amounts, or are a year and a number, like a reference. */
export const areCounted = ({ sizes, digits }: DigitGroups): boolean => {
  if (sizes.length > 1 && sizes.every((size, index) => (index === 0 ? size <= 3 : size === 3))) return true;
  return sizes.length === 2 && digits.length <= 8 && /^(?:19|20)\d\d/.test(digits.slice(sizes[0] === 4 ? 0 : -4));
};

/** Whether digits are a number with country code, with or without a trunk zero. */
export const isInternational = (digits: string, sizes: readonly number[]): boolean =>
  international.test(digits) ||
  ((sizes[1] === 1 || sizes[0] === 2) && international.test(digits.replace(/^(\d{2,3})0/, '$1')));

/** Whether a number has the length and grouping of subscriber numbers in its country, with prefix. */
export function isNational({ tokens, groups, digits, sizes }: DigitGroups): boolean {
  const isUngrouped = sizes.length === 1 || sizes.every((size) => size === 1);
  const written = sizes.join('-');
  const isBracketed = isSign(tokens[(groups[0] ?? 0) - 1], '(');
  const joined = sizes.length > 1 && groups.slice(1).every((at) => isSign(tokens[at - 1], '-.'));
  // China: mobile and service numbers.
  if (/^861[3-9]\d{9}$/.test(digits) && sizes[0] === 2) return true;
  if (/^1[3-9]\d{9}$/.test(digits) && (isUngrouped || /^(?:3-4-4|3-8|7-4|3-3-5|3-2-2-2-2)$/.test(written))) return true;
  if (/^[48]00\d{7}$/.test(digits) && (joined || written === '3-3-4') && sizes[0] === 3) return true;
  // North America.
  if (/^1?[2-9]\d\d[2-9]\d{6}$/.test(digits) && /^(?:1-)?3-3-4$/.test(written) && (isBracketed || joined)) return true;
  // Russia.
  if (
    /^[78][3-9]\d{9}$/.test(digits) &&
    (isUngrouped ? digits[1] === '9' : sizes[0] === 1 && /^1-(?:3|4|5)-/.test(written))
  )
    return true;
  // Area code in brackets.
  const [area = 0, ...rest] = sizes;
  if (isBracketed && digits.length >= 9 && digits.length <= 12 && rest.length > 0 && rest.length < 5)
    return area >= 2 && area <= 5 && groups.slice(1).every((at) => !isSign(tokens[at - 1], '('));
  // Prefix 0, area code, subscriber number; in a list, every number starts with 0.
  if (!/^0[1-9]\d{7,10}$/.test(digits)) return false;
  if (isUngrouped) return digits.length >= 10;
  if (groups.every((at) => tokens[at]?.text.startsWith('0')) || area < 2 || area > 5) return false;
  // An area of two figures is followed by pairs, as in France, or by longer groups.
  if (area === 2 && rest[0] === 2) return rest.length === 4 && rest.every((size) => size === 2);
  return rest.length <= 5 && rest.every((size) => size >= 2);
}

import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';

/** So many digits are what one remembers of the end of a number. */
const lastDigits = /^\d{4}$/;
/** Fewer digits are an id or a part of a model, and found in half of all numbers. */
const min = 5;

/**
 * The digits by which a typed telephone number is looked for, in whichever way it is written: +49 (0) 351 123, 0049 351 123,
 * 0351/123. None where what was typed is no number.
 */
export function phoneForms(typed: string): string[] {
  const text = withoutMarks(latinDigits(typed)).trim();
  if (!/^[+\d\s().\-–/]+$/.test(text)) return [];
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  // What stands before the number of the subscriber at home is not part of it abroad.
  const bare = digits.replace(/^0{1,2}/, '');
  return bare.length < min ? [] : [...new Set([digits, bare])];
}

/** The last digits of a telephone number, by which it is looked for at its end alone; null where what was typed is not that. */
export const phoneEnd = (typed: string): string | null => {
  const text = withoutMarks(latinDigits(typed)).trim();
  return lastDigits.test(text) ? text : null;
};

import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';

/** The length of a number's end that people remember. */
const lastDigits = /^\d{4}$/;
/** Shorter digits are ids or parts of models, and occur in half of all numbers. */
const min = 5;

/**
 * Digits to search a telephone number by, in any notation: +49 (0) 351 123, 0049 351 123, 0351/123. Empty if the input
 * is not a number.
 */
export function phoneForms(typed: string): string[] {
  const text = withoutMarks(latinDigits(typed)).trim();
  if (!/^[+\d\s().\-–/]+$/.test(text)) return [];
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  // The trunk or international prefix is not part of the stored number.
  const bare = digits.replace(/^0{1,2}/, '');
  return bare.length < min ? [] : [...new Set([digits, bare])];
}

/** The last digits of a number, matched only at its end; null if the input is not that. */
export const phoneEnd = (typed: string): string | null => {
  const text = withoutMarks(latinDigits(typed)).trim();
  return lastDigits.test(text) ? text : null;
};

import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';

const western = (typed: string): string =>
  withoutMarks(latinDigits(typed))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\p{Pd}/gu, '-');

// What stands before the number of an extension in the languages of our sites.
const extension =
  /(?:[,;]?\s*(?:ext(?:ension)?\.?|x|#|转|轉|分机|доб\.?|poste|app\.?|durchwahl|dw|ramal|anexo|int\.?|تحويلة))\s*[:.]?\s*(\d{1,8})$/i;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');
/** No number of a subscriber is longer. ITU-T E.164, 6. */
const longest = 15;
/** So many digits behind as before a stroke are a number of their own, fewer the rest of one behind its area. */
const ownDigits = 7;

/** The first of the numbers that stand one behind the other. */
function firstOf(number: string): string {
  const [first = '', second] = number.split(/[,;、]|(?<=\d[\s/]*)(?=\(?\+)/);
  if (second !== undefined) return first;
  const [before = '', behind = ''] = number.split('/');
  const apart = digitsOf(before).length >= ownDigits && digitsOf(behind).length >= ownDigits;
  return apart || digitsOf(number).length > longest ? before : number;
}

/** Whether more than one number stands where one is asked for. */
export const isSeveralPhones = (typed: string): boolean => {
  const number = western(typed).replace(extension, '');
  return /^[\d\s().+\-/,;、]*$/.test(number) && firstOf(number) !== number;
};

/** Whether a company can be called at a number as typed: of a fixed line too, with or without an extension. */
export function isPhone(typed: string): boolean {
  const number = western(typed).trim().replace(extension, '');
  const { length } = digitsOf(number);
  return /^[+(]?[\d\s().+\-/]*$/.test(number) && length >= 6 && length <= longest && firstOf(number) === number;
}

/**
 * The address that dials a company's number as it is written: 00 is the plus sign, a trunk zero in brackets is not dialled
 * behind it, and an extension stands apart; of several numbers the first. RFC 3966.
 */
export function dialAddress(phone: string): string {
  const words = western(phone).trim();
  const own = extension.exec(words)?.[1];
  const number = firstOf(words.replace(extension, ''));
  const whole = number.replace(/^[\s(+]*00/, '+');
  const digits = (/^[\s(]*\+/.test(whole) ? whole.replace(/\(\s*0\s*\)/, '') : whole).replace(/[^+\d]/g, '');
  return `tel:${digits}${own === undefined ? '' : `;ext=${own}`}`;
}

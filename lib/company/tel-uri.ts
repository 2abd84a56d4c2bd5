import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';

const western = (typed: string): string =>
  withoutMarks(latinDigits(typed))
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\p{Pd}/gu, '-');

// Words for 'extension' in the languages of the sites.
const extension =
  /(?:[,;]?\s*(?:ext(?:ension)?\.?|x|#|转|轉|分机|доб\.?|poste|app\.?|durchwahl|dw|ramal|anexo|int\.?|تحويلة))\s*[:.]?\s*(\d{1,8})$/i;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00/, '');
/** Maximum digits of a subscriber number. ITU-T E.164, 6. */
const longest = 15;
/** This many digits on both sides of a slash are two numbers; fewer are the rest of one after its area code. */
const ownDigits = 7;

/** The first of several numbers written in a row. */
function firstOf(number: string): string {
  const [first = '', second] = number.split(/[,;、]|(?<=\d[\s/]*)(?=\(?\+)/);
  if (second !== undefined) return first;
  const [before = '', behind = ''] = number.split('/');
  const apart = digitsOf(before).length >= ownDigits && digitsOf(behind).length >= ownDigits;
  return apart || digitsOf(number).length > longest ? before : number;
}

/** Whether the text contains more than one number. */
export const isSeveralPhones = (typed: string): boolean => {
  const number = western(typed).replace(extension, '');
  return /^[\d\s().+\-/,;、]*$/.test(number) && firstOf(number) !== number;
};

/** Whether the text is a callable number, fixed lines included, with or without an extension. */
export function isPhone(typed: string): boolean {
  const number = western(typed).trim().replace(extension, '');
  const { length } = digitsOf(number);
  return /^[+(]?[\d\s().+\-/]*$/.test(number) && length >= 6 && length <= longest && firstOf(number) === number;
}

/**
 * The tel: URI of a company's number as written: 00 becomes +, a trunk zero in brackets is dropped, the extension is a
 * parameter; the first of several numbers. RFC 3966.
 */
export function telUri(phone: string): string {
  const words = western(phone).trim();
  const own = extension.exec(words)?.[1];
  const number = firstOf(words.replace(extension, ''));
  const international = number.replace(/^[\s(+]*00/, '+');
  const digits = (/^[\s(]*\+/.test(international) ? international.replace(/\(\s*0\s*\)/, '') : international).replace(
    /[^+\d]/g,
    '',
  );
  return `tel:${digits}${own === undefined ? '' : `;ext=${own}`}`;
}

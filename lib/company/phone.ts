const eastern = /[٠-٩۰-۹]/g;
const western = (typed: string): string =>
  typed.normalize('NFKC').replace(eastern, (digit) => String((digit.charCodeAt(0) & 0xf) % 10));

// What stands before the number of an extension in the languages of our sites.
const extension =
  /(?:[,;]?\s*(?:ext(?:ension)?\.?|x|#|转|轉|分机|доб\.?|poste|app\.?|durchwahl|dw|ramal|anexo|int\.?|تحويلة))\s*[:.]?\s*(\d{1,8})$/i;

/** Whether a company can be called at a number as typed: of a fixed line too, with or without an extension. */
export function isPhone(typed: string): boolean {
  const number = western(typed).trim().replace(extension, '');
  return /^[+(]?[\d\s().+\-/]*$/.test(number) && number.replace(/\D/g, '').length >= 6;
}

/**
 * The address that dials a company's number as it is written: 00 is the plus sign, a trunk zero in brackets is not dialled
 * behind it, and an extension stands apart. RFC 3966.
 */
export function dialAddress(phone: string): string {
  const words = western(phone).trim();
  const own = extension.exec(words)?.[1];
  const number = words.replace(extension, '');
  const whole = number.replace(/^[\s(+]*00/, '+');
  const digits = (whole.trim().startsWith('+') ? whole.replace(/\(\s*0\s*\)/, '') : whole).replace(/[^+\d]/g, '');
  return `tel:${digits}${own === undefined ? '' : `;ext=${own}`}`;
}

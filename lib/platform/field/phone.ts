import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';

// Types that can receive SMS; undefined for countries that do not distinguish types.
const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP', undefined]);

const countryOf = (code: string | undefined): CountryCode | undefined => {
  const upper = code?.toUpperCase() ?? '';
  return isSupportedCountry(upper) ? upper : undefined;
};

// Often written for the plus sign, even where another prefix is dialled.
const prefix = /^[\s(+]*00[\s)]*/;
// A URI scheme such as tel:, or a label before the number.
const label = /^[\p{L}\s.]{1,20}:/u;
// The 1 after +52 for mobiles, abolished in Mexico in 2019 but still written, as by WhatsApp.
const mexican = /^(?:\+|00)52[\s().-]*1[\s).-]*(?=(?:\D*\d){10}\D*$)/;

const plainOf = (typed: string): string =>
  withoutMarks(latinDigits(typed))
    .replace(label, '')
    .trim()
    .replace(/^\(\s*(\+\s*\d+)\s*\)/, '$1 ')
    .replace(/^(\+.*?)\(\s*0\s*\)/, '$1')
    .replace(mexican, '+52 ');

const parsed = (typed: string, country: string | undefined) =>
  parsePhoneNumberFromString(typed, {
    ...(countryOf(country) ? { defaultCountry: countryOf(country) as CountryCode } : {}),
    extract: false,
  });

/**
 * A typed telephone number that can receive SMS, in E.164; null if it cannot.
 * @param country two letters, for numbers without an international prefix; `00` always counts as one
 */
export function readPhone(typed: string, country: string | undefined): string | null {
  const words = plainOf(typed);
  const own = parsed(words, country);
  const number = own?.isValid() || !prefix.test(words) ? own : parsed(words.replace(prefix, '+'), undefined);
  return number?.isValid() && mobile.has(number.getType()) ? number.number : null;
}

/**
 * A typed number with its country code added if it lacks one and is valid in the country; else unchanged.
 * @param country two letters
 */
export function completePhone(typed: string, country: string): string {
  const words = plainOf(typed);
  if (/^[\s(]*\+/.test(words) || prefix.test(words)) return typed;
  const number = parsed(words, country);
  return number?.isValid() ? number.formatInternational() : typed;
}

/** Formats an E.164 number as its country writes it, such as +86 755 5550 0108. */
export const showPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';

// What may take an SMS; where a country does not tell its numbers apart, the type is unknown.
const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP', undefined]);

const countryOf = (code: string | undefined): CountryCode | undefined => {
  const upper = code?.toUpperCase() ?? '';
  return isSupportedCountry(upper) ? upper : undefined;
};

// Many write it in place of the plus sign wherever they are, though from some countries one dials another.
const prefix = /^[\s(+]*00[\s)]*/;
// A link, as tel:, or the word before a number on a card.
const label = /^[\p{L}\s.]{1,20}:/u;
// WhatsApp and many cards still write the 1 of mobiles that Mexico gave up in 2019.
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
 * A telephone number that can take an SMS, as typed, in E.164; null where it is none.
 * @param country two letters, for numbers without an international prefix; `00` is one everywhere
 */
export function readPhone(typed: string, country: string | undefined): string | null {
  const words = plainOf(typed);
  const own = parsed(words, country);
  const number = own?.isValid() || !prefix.test(words) ? own : parsed(words.replace(prefix, '+'), undefined);
  return number?.isValid() && mobile.has(number.getType()) ? number.number : null;
}

/**
 * A number as typed, with the code of its country before it where it has none and is a number there; else as it was typed.
 * @param country two letters
 */
export function completePhone(typed: string, country: string): string {
  const words = plainOf(typed);
  if (/^[\s(]*\+/.test(words) || prefix.test(words)) return typed;
  const number = parsed(words, country);
  return number?.isValid() ? number.formatInternational() : typed;
}

/** A telephone number of E.164 in the groups in which its country writes it, as +86 755 5550 0108. */
export const showPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

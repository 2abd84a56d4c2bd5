import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

// What may take an SMS; where a country does not tell its numbers apart, the type is unknown.
const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP', undefined]);

const countryOf = (code: string | undefined): CountryCode | undefined => {
  const upper = code?.toUpperCase() ?? '';
  return isSupportedCountry(upper) ? upper : undefined;
};

// Many write it in place of the plus sign wherever they are, though from some countries one dials another.
const prefix = /^[\s(+]*00[\s)]*/;

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
  const words = typed.normalize('NFKC');
  const own = parsed(words, country);
  const number = own?.isValid() || !prefix.test(words) ? own : parsed(words.replace(prefix, '+'), undefined);
  return number?.isValid() && mobile.has(number.getType()) ? number.number : null;
}

/** A telephone number of E.164 in the groups in which its country writes it, as +86 755 5550 0108. */
export const showPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

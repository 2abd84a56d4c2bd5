import type { CallingCode } from '@/components/form/phone-field';

/** The country of most numbers that share a calling code. */
const main: Readonly<Record<string, string>> = {
  ...{
    1: 'US',
    7: 'RU',
    39: 'IT',
    44: 'GB',
    47: 'NO',
    61: 'AU',
    212: 'MA',
    262: 'RE',
    358: 'FI',
    590: 'GP',
    599: 'CW',
  },
};

/** Country of a number with prefix, by longest calling code; `home` if it matches too or nothing does. */
export function countryOfNumber(countries: readonly CallingCode[], phone: string, home: string): string {
  const digits = phone.startsWith('+') ? phone.replace(/\D/g, '') : '';
  const fitting = countries.filter((country) => digits.startsWith(country.digits));
  const longest = Math.max(0, ...fitting.map((country) => country.digits.length));
  const nearest = fitting.filter((country) => country.digits.length === longest);
  const [first] = nearest;
  const known = [home, main[first?.digits ?? '']].flatMap((code) => nearest.find((one) => one.code === code) ?? []);
  return known[0]?.code ?? first?.code ?? home;
}

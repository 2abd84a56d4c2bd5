import type { CallingCode } from '@/components/form/phone-field';

/** The country that a number with its prefix belongs to, by the longest calling code; `home` where it fits too, or none does. */
export function countryOfNumber(countries: readonly CallingCode[], phone: string, home: string): string {
  const digits = phone.startsWith('+') ? phone.replace(/\D/g, '') : '';
  const fitting = countries.filter((country) => digits.startsWith(country.digits));
  const longest = Math.max(0, ...fitting.map((country) => country.digits.length));
  const nearest = fitting.filter((country) => country.digits.length === longest);
  return nearest.find(({ code }) => code === home)?.code ?? nearest[0]?.code ?? home;
}

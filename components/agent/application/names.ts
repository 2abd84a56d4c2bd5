import { useLocale } from 'next-intl';
import { formatList } from '@/lib/platform/i18n/format';

/** Country names in the site language, by code. */
export type CountryNames = Readonly<Record<string, string>>;

/** Formats countries as one line. */
export function useCountryList(names: CountryNames): (codes: readonly string[]) => string {
  const locale = useLocale();
  return (codes) =>
    formatList(
      locale,
      codes.map((code) => names[code] ?? code),
    );
}

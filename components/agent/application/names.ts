import { useLocale } from 'next-intl';
import { formatList } from '@/lib/platform/i18n/format';

/** What countries are called on this site, by code. */
export type CountryNames = Readonly<Record<string, string>>;

/** Some countries in one line. */
export function useCountryList(names: CountryNames): (codes: readonly string[]) => string {
  const locale = useLocale();
  return (codes) =>
    formatList(
      locale,
      codes.map((code) => names[code] ?? code),
    );
}

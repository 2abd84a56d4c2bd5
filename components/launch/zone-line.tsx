import { useTranslations } from 'next-intl';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import type { LaunchZone } from '@/lib/launch/types';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Max names; a single remaining one is named as well. */
const max = 3;

/** First names of a list of countries, and the number of the rest. */
export function CountryNames({ countries, locale }: { countries: readonly { name: string }[]; locale: Locale }) {
  const t = useTranslations('launch');
  const shown = countries.length === max + 1 ? countries : countries.slice(0, max);
  const names = formatList(
    locale,
    shown.map(({ name }) => name),
  );
  const count = countries.length - shown.length;
  return count > 0 ? t('zoneMore', { names, count, n: formatNumber(locale, count) }) : names;
}

/** A zone on one line: worldwide, or its countries. */
export function ZoneLine({ zone, label, locale }: { zone: LaunchZone; label: string; locale: Locale }) {
  const t = useTranslations('launch');
  const { countries } = zone;
  const [first] = countries;
  return (
    <p className="zn">
      {first && countries.length === 1 ? <Flag code={first.code} /> : <Icon name="globe" small />}
      <span className="sr">{label}</span>
      <span>{zone.worldwide ? t('worldwide') : <CountryNames countries={countries} locale={locale} />}</span>
    </p>
  );
}

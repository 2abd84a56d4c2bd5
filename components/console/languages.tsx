import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';

/** Language of a text, or the number of languages in which it is the same. */
export function Languages({ locales }: { locales: readonly Locale[] }) {
  const t = useTranslations('console.review');
  const site = useLocale();
  const [first, ...others] = locales;
  if (first === undefined) return null;
  if (others.length === 0) return <bdi lang={first}>{sites[first].endonym}</bdi>;
  const names = locales.map((one) => sites[one].endonym).join(', ');
  return (
    <span title={names}>
      {t('sameIn', { count: locales.length, n: formatNumber(site, locales.length) })}
      <span className="sr">
        {': '}
        {names}
      </span>
    </span>
  );
}

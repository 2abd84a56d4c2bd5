import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';

/** Regions served by the platform. */
export function Coverage({ locale }: { locale: Locale }) {
  const t = useTranslations('home');
  const countries = formatNumber(locale, config.coverage.countries);
  return <p className="text-ink-2">{t('coverage', { countries, languages: formatNumber(locale, locales.length) })}</p>;
}

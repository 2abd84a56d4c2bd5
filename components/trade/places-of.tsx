import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { PlacesLeft } from './closing';

type Props = { left: number; max: number; locale: Locale };

/** Remaining quotations of a request in a table: 9 of 10. */
export function PlacesOf({ left, max, locale }: Props) {
  const t = useTranslations('trade');
  if (left === 0) return <PlacesLeft count={0} locale={locale} short />;
  return <bdi>{t('placesOf', { left: formatNumber(locale, left), max: formatNumber(locale, max) })}</bdi>;
}

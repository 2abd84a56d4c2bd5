import { useLocale, useTranslations } from 'next-intl';
import { useZone } from '@/components/form/account-zone';
import { formatInstant } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';

/** Formats a time in the account's zone, including the zone's name. */
export function useZonedTime(): (iso: string) => string {
  const t = useTranslations('trade');
  const locale = useLocale();
  const zone = useZone();
  return (iso) =>
    t('zoned', {
      time: formatInstant(locale, iso, zone),
      zone: zonePart(sites[locale].intl, zone, 'shortOffset', new Date(iso)),
    });
}

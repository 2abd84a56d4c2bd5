import { useLocale, useTranslations } from 'next-intl';
import { useZone } from '@/components/form/account-zone';
import { formatInstant } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';

/** Writes an instant by the account's clock, with its zone, so that two who read it in two places know which is meant. */
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

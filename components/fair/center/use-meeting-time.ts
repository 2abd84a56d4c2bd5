'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useZone } from '@/components/form/account-zone';
import { formatTimes } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';

/** Writes from when to when something takes place: weekday, date and time by the reader's clock, with the name of the zone. */
export function useMeetingTime(): (from: string, to: string) => string {
  const t = useTranslations('fair');
  const locale = useLocale();
  const zone = useZone();
  return (from, to) =>
    t('zoned', {
      time: formatTimes(locale, from, to, zone, true),
      zone: zonePart(sites[locale].intl, zone, 'long', new Date(from)),
    });
}

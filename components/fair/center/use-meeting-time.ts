'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useZone } from '@/components/form/account-zone';
import { formatTimes } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';

/** Formats a time range: weekday, date and time in the reader's zone, with its name. */
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

'use client';

import { useEffect, useState } from 'react';
import { formatTimes } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  from: string;
  to: string;
  locale: Locale;
  /** text with # as placeholder for the time */
  text: string;
};

/** A time range in the visitor's zone; nothing if that is UTC, or before hydration. */
export function YourTime({ from, to, locale, text }: Props) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const here = formatTimes(locale, from, to, zone, true);
    setTime(here === formatTimes(locale, from, to, 'UTC', true) ? '' : here);
  }, [from, to, locale]);
  return time && <small>{text.replace('#', time)}</small>;
}

'use client';

import { useEffect, useState } from 'react';
import { formatTimes } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  from: string;
  to: string;
  locale: Locale;
  /** the sentence, with # in place of the time */
  text: string;
};

/** When something is by the visitor's own clock; nothing where that is UTC or the browser is not there yet. */
export function YourTime({ from, to, locale, text }: Props) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const here = formatTimes(locale, from, to, zone, true);
    setTime(here === formatTimes(locale, from, to, 'UTC', true) ? '' : here);
  }, [from, to, locale]);
  return time && <small>{text.replace('#', time)}</small>;
}

'use client';

import { useEffect, useState } from 'react';
import { atOffset, formatInstant } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  iso: string;
  /** offset of the time already shown, in minutes east of UTC */
  offset: number;
  locale: Locale;
  /** text with # as placeholder for the time */
  text: string;
};

/** A time in the visitor's zone; nothing if that is the same time, or before hydration. */
export function OwnTime({ iso, offset, locale, text }: Props) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const here = formatInstant(locale, iso, Intl.DateTimeFormat().resolvedOptions().timeZone);
    setTime(here === formatInstant(locale, atOffset(iso, offset), 'UTC') ? '' : here);
  }, [iso, offset, locale]);
  return time && <small className="block">{text.replace('#', time)}</small>;
}

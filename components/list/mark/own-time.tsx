'use client';

import { useEffect, useState } from 'react';
import { atOffset, formatInstant } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Props = {
  iso: string;
  /** of the clock by which it is shown already, in minutes east of UTC */
  offset: number;
  locale: Locale;
  /** the sentence, with # in place of the time */
  text: string;
};

/** A moment by the visitor's own clock; nothing where that tells the same time or the browser is not there yet. */
export function OwnTime({ iso, offset, locale, text }: Props) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const here = formatInstant(locale, iso, Intl.DateTimeFormat().resolvedOptions().timeZone);
    setTime(here === formatInstant(locale, atOffset(iso, offset), 'UTC') ? '' : here);
  }, [iso, offset, locale]);
  return time && <small className="block">{text.replace('#', time)}</small>;
}

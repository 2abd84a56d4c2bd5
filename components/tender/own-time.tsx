'use client';

import { useEffect, useState } from 'react';
import { formatInstant } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';

type Props = {
  iso: string;
  locale: Locale;
  /** the sentence, with # in place of the time */
  text: string;
};

/** A moment by the visitor's own clock; nothing where that is UTC or the browser is not there yet. */
export function OwnTime({ iso, locale, text }: Props) {
  const [time, setTime] = useState('');
  useEffect(() => {
    const here = formatInstant(locale, iso, Intl.DateTimeFormat().resolvedOptions().timeZone);
    setTime(here === formatInstant(locale, iso, 'UTC') ? '' : here);
  }, [iso, locale]);
  return time && <small className="block">{text.replace('#', time)}</small>;
}

'use client';

import { useEffect, useState } from 'react';
import { knownZone, zonePart } from '@/lib/platform/i18n/time-zone';

/** Current time in a time zone; a dash until hydrated. */
export function LocalTime({ zone, language }: { zone: string; language: string }) {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  if (!now) return '–';
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: knownZone(zone),
  });
  return (
    <time dateTime={now.toISOString()} className="whitespace-nowrap">
      {format.format(now)} <bdi>{zonePart(language, zone, 'shortOffset', now)}</bdi>
    </time>
  );
}

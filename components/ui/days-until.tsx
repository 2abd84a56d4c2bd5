'use client';

import { useEffect, useState } from 'react';
import '@/app/detail.css';
import { dayMs } from '@/lib/platform/calendar/constants';

/** "in 24 days" by the visitor's date, since the page may be cached; nothing from `day` (2027-05-23) on. */
export function DaysUntil({ day, language }: { day: string; language: string }) {
  const [days, setDays] = useState(0);
  useEffect(() => setDays(Math.ceil((Date.parse(day) - Date.now()) / dayMs)), [day]);
  return days > 0 && <b>{new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')}</b>;
}

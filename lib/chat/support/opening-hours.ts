import { dayMs } from '@/lib/platform/calendar/constants';
import { dayOf, timeOfDay } from '@/lib/platform/calendar/zoned-day';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/site';

type Hours = { timeZone: string; days: readonly number[]; from: string; to: string };
const monday: readonly number[] = [1, 2, 3, 4, 5];
const day = { from: '09:00', to: '18:00' } as const;

/** When the desk of each language is staffed, in its own time zone; days as of Date, 0 for Sunday. */
export const deskHours: Readonly<Record<Locale, Hours>> = {
  zh: { timeZone: 'Asia/Shanghai', days: monday, ...day },
  en: { timeZone: 'Europe/London', days: monday, ...day },
  fr: { timeZone: 'Europe/Paris', days: monday, ...day },
  ru: { timeZone: 'Europe/Moscow', days: monday, ...day },
  es: { timeZone: 'Europe/Madrid', days: monday, ...day },
  ar: { timeZone: 'Asia/Riyadh', days: [0, 1, 2, 3, 4], ...day },
  pt: { timeZone: 'America/Sao_Paulo', days: monday, ...day },
  de: { timeZone: 'Europe/Berlin', days: monday, ...day },
};

export type Desk = {
  open: boolean;
  /** when it opens next, as an ISO instant; null while it is open */
  opensAt: string | null;
};

/** Whether a language's desk is open at a given time, and when it opens next. SUPPORT_DESK=always: always open. */
export function deskOf(locale: Locale, now: Date): Desk {
  if (env().SUPPORT_DESK === 'always') return { open: true, opensAt: null };
  const { timeZone, days, from, to } = deskHours[locale];
  for (let dayOffset = 0; dayOffset < 8; dayOffset += 1) {
    const date = dayOf(new Date(now.getTime() + dayOffset * dayMs).toISOString(), timeZone);
    if (!days.includes(new Date(date).getUTCDay())) continue;
    const [opensAt, closesAt] = [timeOfDay(date, from, timeZone), timeOfDay(date, to, timeZone)];
    const at = now.toISOString();
    if (at < opensAt) return { open: false, opensAt };
    if (at < closesAt) return { open: true, opensAt: null };
  }
  throw new Error(`the desk of ${locale} never opens`);
}

/** The periods of the dashboard, in days before today. docs/domain.md, Page views. */
export const periods = { yesterday: 1, week: 7, month: 30 } as const;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];

/** Views of one day (ISO), of the company's own pages and of its products'. */
export type DayViews = { day: string; company: number; product: number };

/** A figure for a period and the preceding one. */
export type PeriodFigure = { now: number; before: number };

/** Views in a period: its first and last date, and totals. */
export type PeriodViews = { period: Period; first: string; last: string; company: PeriodFigure; product: PeriodFigure };

/** Adds days to an ISO date; negative to subtract. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The dates before `today`, oldest first. */
export const daysBefore = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count));

const sum = (days: readonly DayViews[], kind: 'company' | 'product'): number =>
  days.reduce((total, day) => total + day[kind], 0);

/** The three periods of a series ending yesterday, each compared with the preceding one. */
export function periodsOf(series: readonly DayViews[]): PeriodViews[] {
  return periodNames.map((period) => {
    const days = periods[period];
    const [now, before] = [series.slice(-days), series.slice(-2 * days, -days)];
    const compared = (kind: 'company' | 'product') => ({ now: sum(now, kind), before: sum(before, kind) });
    return {
      period,
      first: now[0]?.day ?? '',
      last: now.at(-1)?.day ?? '',
      company: compared('company'),
      product: compared('product'),
    };
  });
}

/** Relative change of a figure; null if it was zero. */
export const changeOf = ({ now, before }: PeriodFigure): number | null =>
  before === 0 ? null : (now - before) / before;

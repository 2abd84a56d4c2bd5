import { dayMs } from '@/lib/platform/calendar/constants';
import { isDay } from '@/lib/platform/calendar/day';
import { addDays } from './period';

/** The dates of a report, inclusive, ISO. */
export type Range = { from: string; to: string };

export const rangePresets = ['week', 'month', 'quarter', 'thisMonth', 'lastMonth', 'thisYear', 'year'] as const;
export type RangePreset = (typeof rangePresets)[number];
/** Maximum days of a report. */
export const rangeMax = 366;
/** Earlier than any view, to bound the range. */
const first = '2020-01-01';

/** Number of days in a report. */
export const daysOf = ({ from, to }: Range): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The dates of a preset, ending yesterday, as today is incomplete. */
export function presetRange(preset: RangePreset, today: string): Range {
  const to = addDays(today, -1);
  const month = `${today.slice(0, 7)}-01`;
  const lastOfMonth = addDays(month, -1);
  const last = (days: number): Range => ({ from: addDays(today, -days), to });
  switch (preset) {
    case 'week':
      return last(7);
    case 'month':
      return last(30);
    case 'quarter':
      return last(90);
    case 'year':
      return last(365);
    case 'lastMonth':
      return { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth };
    case 'thisMonth':
      return month > to ? { from: to, to } : { from: month, to };
    case 'thisYear':
      return `${today.slice(0, 4)}-01-01` > to ? { from: to, to } : { from: `${today.slice(0, 4)}-01-01`, to };
  }
}

/** The requested dates: sorted, ending yesterday at the latest, at most `rangeMax` days; by default the last thirty. */
export function rangeOf(requested: { from?: string | undefined; to?: string | undefined }, today: string): Range {
  if (!isDay(requested.from) || !isDay(requested.to)) return presetRange('month', today);
  const [one = '', other = ''] = [requested.from, requested.to].sort();
  const yesterday = addDays(today, -1);
  const clamp = (day: string): string => (day > yesterday ? yesterday : day < first ? first : day);
  const to = clamp(other);
  const [, from = to] = [clamp(one), addDays(to, 1 - rangeMax)].sort();
  return { from, to };
}

/** The preceding range of equal length. */
export const rangeBefore = (range: Range): Range => ({
  from: addDays(range.from, -daysOf(range)),
  to: addDays(range.from, -1),
});

/** Whether a report is that of a preset. */
export const isPreset = (range: Range, preset: RangePreset, today: string): boolean => {
  const { from, to } = presetRange(preset, today);
  return from === range.from && to === range.to;
};

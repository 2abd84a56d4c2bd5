import { dayMs, daySeconds } from '@/lib/platform/calendar/constants';

/** The days from the beginning of the count to 1970, and from the older beginning to that of 1904. */
const [epoch, later] = [25_569, 1_462];
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
// Some of them in the East Asian and Thai versions alone. ECMA-376 part 1, 18.8.30.
const builtIn = new Set([
  ...between(14, 22),
  ...between(27, 36),
  ...between(45, 47),
  ...between(50, 58),
  ...between(71, 81),
]);

/** The tokens of a number format's sections, without what is shown as it stands. */
const tokensOf = (code: string): string[][] =>
  code
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .map((section) => {
      const bare = section
        .replace(/"[^"]*"/g, ' ')
        .replace(/([smhd]\]?)[.,]0{1,3}/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '');
      return bare.match(/[a-z0#?%]+/g) ?? [];
    });

const dateToken = /^(?:s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|am|pm|a|p|y{1,2}|yyyy|e{1,2}|eeee)$/;

// Those of them that show a time in every version, and of those the ones whose hours do not end with the day.
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47, 75, 76, 78, 79, 80]);
const builtInDurations = new Set([46, 79]);

/** Whether a number format shows a date or time: its letters are those of dates alone, and it has no digit of a number. */
const isDateCode = (code: string): boolean =>
  tokensOf(code).some((tokens) => tokens.length > 0 && tokens.every((token) => dateToken.test(token)));

/** Whether it shows a time alone: hours or seconds, and neither a day nor a year. */
const isTimeCode = (code: string): boolean =>
  isDateCode(code) &&
  tokensOf(code).every((tokens) => tokens.length === 0 || tokens.some((token) => /^[hs]/.test(token))) &&
  !tokensOf(code)
    .flat()
    .some((token) => /^(?:[dye]|a{3}|m{3})/.test(token));

/** Whether numbers of a format are dates. */
const isDateFormat = (id: number, code: string | undefined): boolean =>
  builtIn.has(id) || (id >= 100 && code !== undefined && isDateCode(code));
const isTimeFormat = (id: number, code: string | undefined): boolean =>
  builtInTimes.has(id) || (id >= 100 && code !== undefined && isTimeCode(code));

const isDuration = (id: number, code: string | undefined): boolean =>
  builtInDurations.has(id) || (code !== undefined && /\[[hms]{1,2}\]/i.test(code));

/** Zeros for the places of a digit, and what is shown between and before them: 0000, or "SN-"00-000. */
function maskOf(code: string | undefined): string | null {
  if (code === undefined) return null;
  const [section = ''] = code.split(';');
  const mask = section
    .replace(/^\[[^\]]*\]/, '')
    .replace(/"([^"]*)"/g, (_, words: string) => (/0/.test(words) ? '?' : words))
    .replace(/\\(.)/g, '$1');
  return /^[^0#?%.,*_@[\]]{0,20}0[0\-/ ]*0$/.test(mask) ? mask : null;
}

/** How the numbers of a format are shown: as a date, a time of a day or a duration, as digits of a mask, or as numbers. */
export type NumberStyle = 'date' | 'time' | 'duration' | { mask: string } | null;

/** How the numbers of a format are shown. ECMA-376 part 1, 18.8.30. */
export function styleOf(id: number, code: string | undefined): NumberStyle {
  if (isTimeFormat(id, code)) return isDuration(id, code) ? 'duration' : 'time';
  if (isDateFormat(id, code)) return 'date';
  const mask = maskOf(code);
  return mask === null ? null : { mask };
}

/** A whole number as a mask shows it, as 0007; null for one that it does not fit. */
export function masked(value: number, mask: string): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  const places = mask.replace(/[^0]/g, '').length;
  const digits = String(value).padStart(places, '0');
  const first = digits.length - places;
  let at = 0;
  return mask.replace(/0/g, () => (at++ === 0 ? digits.slice(0, first + 1) : digits.charAt(first + at - 1)));
}

/** A time as 08:30, or 36:00:15 for what takes longer than a day. @param serial in days */
function timeOf(serial: number): string {
  const seconds = Math.round(Math.abs(serial) * daySeconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = seconds % 60;
  const whole = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  const sign = serial < 0 ? '-' : '';
  return `${sign}${whole}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/** The day of a spreadsheet's number as 2026-11-22; the time of one that is less than a day and has none. */
const dayOf = (serial: number, from1904: boolean): string =>
  serial >= 0 && serial < 1 && !from1904
    ? timeOf(serial)
    : new Date(Math.floor((serial + (from1904 ? later : 0) - epoch) * dayMs)).toISOString().slice(0, 10);

/** The last number that spreadsheets show as a date, 9999-12-31. */
const lastDay = 2_958_465;

/**
 * A number as a format of dates or times shows it.
 * @returns null for one that is none: beyond what spreadsheets show, or whole days where a time of a day is shown
 */
export function shownAs(style: 'date' | 'time' | 'duration', serial: number, from1904: boolean): string | null {
  const days = Math.floor(Math.abs(serial)) + (from1904 && style !== 'duration' ? later : 0);
  if (days > lastDay || (serial < 0 && style !== 'duration')) return null;
  if (style === 'date') return dayOf(serial, from1904);
  if (style === 'duration') return timeOf(serial);
  return serial >= 1 && Number.isInteger(serial) ? null : timeOf(serial - Math.floor(serial));
}

import { dayMs, daySeconds } from '@/lib/platform/calendar/constants';

/** Serial number of 1970-01-01, and the offset between the 1900 and 1904 date systems. */
const [epoch, later] = [25_569, 1_462];
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
// Built-in date formats, some only in East Asian and Thai versions. ECMA-376 part 1, 18.8.30.
const builtIn = new Set([
  ...between(14, 22),
  ...between(27, 36),
  ...between(45, 47),
  ...between(50, 58),
  ...between(71, 81),
]);

/** The tokens of a number format's sections, without literal text. */
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

// Those that show a time in every version, and those of them for durations.
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47, 75, 76, 78, 79, 80]);
const builtInDurations = new Set([46, 79]);

/** Whether a number format shows a date or time: it has only date tokens, and no digit placeholder. */
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

/** The mask of a digit format, with zeros and literal text: 0000, or "SN-"00-000. */
function maskOf(code: string | undefined): string | null {
  if (code === undefined) return null;
  const [section = ''] = code.split(';');
  const mask = section
    .replace(/^\[[^\]]*\]/, '')
    .replace(/"([^"]*)"/g, (_, words: string) => (/0/.test(words) ? '?' : words))
    .replace(/\\(.)/g, '$1');
  return /^[^0#?%.,*_@[\]]{0,20}0[0\-/ ]*0$/.test(mask) ? mask : null;
}

/** How a number format displays: as date, time, duration, digit mask, or plain number. */
export type NumberStyle = 'date' | 'time' | 'duration' | { mask: string } | null;

/** The display style of a number format. ECMA-376 part 1, 18.8.30. */
export function styleOf(id: number, code: string | undefined): NumberStyle {
  if (isTimeFormat(id, code)) return isDuration(id, code) ? 'duration' : 'time';
  if (isDateFormat(id, code)) return 'date';
  const mask = maskOf(code);
  return mask === null ? null : { mask };
}

/** An integer displayed by a mask, such as 0007; null if it does not fit. */
export function masked(value: number, mask: string): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  const places = mask.replace(/[^0]/g, '').length;
  const digits = String(value).padStart(places, '0');
  const first = digits.length - places;
  let at = 0;
  return mask.replace(/0/g, () => (at++ === 0 ? digits.slice(0, first + 1) : digits.charAt(first + at - 1)));
}

/** A time as 08:30, or 36:00:15 for a longer duration. @param serial in days */
function timeOf(serial: number): string {
  const seconds = Math.round(Math.abs(serial) * daySeconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const rest = seconds % 60;
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  const sign = serial < 0 ? '-' : '';
  return `${sign}${time}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/** The date of a serial number as 2026-11-22; the time for one below one day, which has no date. */
const dayOf = (serial: number, from1904: boolean): string =>
  serial >= 0 && serial < 1 && !from1904
    ? timeOf(serial)
    : new Date(Math.floor((serial + (from1904 ? later : 0) - epoch) * dayMs)).toISOString().slice(0, 10);

/** The last serial number shown as a date, 9999-12-31. */
const lastDay = 2_958_465;

/**
 * A number displayed by a date or time format.
 * @returns null if out of range, or a whole number with a time format
 */
export function shownAs(style: 'date' | 'time' | 'duration', serial: number, from1904: boolean): string | null {
  const days = Math.floor(Math.abs(serial)) + (from1904 && style !== 'duration' ? later : 0);
  if (days > lastDay || (serial < 0 && style !== 'duration')) return null;
  if (style === 'date') return dayOf(serial, from1904);
  if (style === 'duration') return timeOf(serial);
  return serial >= 1 && Number.isInteger(serial) ? null : timeOf(serial - Math.floor(serial));
}

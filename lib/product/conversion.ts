import type { Locale } from '@/lib/platform/i18n/site';
import { readQuery } from '@/lib/platform/quantity/read-query';
import { shownInterval, type UnitSystem, unitIn } from '@/lib/platform/quantity/system';
import type { UnitKey } from '@/lib/platform/quantity/unit';
import { unitSpace, unitSymbol } from './unit';

type Languages = {
  /** the language that the text is written in, which decides about points and commas */
  read: Locale;
  /** the language for the converted values */
  write: Locale;
};

/** In these languages the short name of a horsepower is that of 75 m·kgf/s, which converts to other values. */
const metricPower: ReadonlySet<Locale> = new Set(['fr', 'ru', 'es', 'pt', 'de']);

/** The symbol of what a system has in place of a unit, as a language writes it. */
export const symbolIn = (system: UnitSystem, unit: UnitKey, locale: Locale): string => {
  const shown = unitIn(system, unit);
  return shown === 'hp' && unit !== shown && metricPower.has(locale) ? shown : unitSymbol(locale, shown);
};

/**
 * A text with its values in a system of units: `180–560 m³/h · DN 200` becomes `793–2,470 gpm · DN 200`. Nominal sizes
 * and pressure ratings are names, and stay.
 * @returns null where no value has another unit in the system
 */
export function textIn(system: UnitSystem, text: string, { read, write }: Languages): string | null {
  let result = '';
  let past = 0;
  for (const { readings, unit, start, end } of readQuery(text, read).quantities) {
    const [reading] = readings;
    const own = text.slice(start, end);
    // The first of two values, as in 75/50 mm, has its unit behind the second.
    const [slash = ''] = /\s*\/\s*$/.exec(own) ?? [];
    if (!reading || unitIn(system, unit) === unit || (slash === '' && /\d$/.test(own))) continue;
    const { figure, unit: shown } = shownInterval(write, reading, unit, system);
    // A range is isolated from its unit where the script runs the other way.
    const close = own.includes('\u2069') && !own.includes('\u2066') ? '\u2069' : '';
    result += text.slice(past, start) + figure + close;
    result += slash || unitSpace(write, shown) + symbolIn(system, unit, write);
    past = end;
  }
  return past === 0 ? null : result + text.slice(past);
}

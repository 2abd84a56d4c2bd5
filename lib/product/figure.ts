import { formatNumber } from '@/lib/platform/i18n/format';
import { isolated, quoted } from '@/lib/platform/i18n/isolate';
import { directionOf, type Locale } from '@/lib/platform/i18n/site';
import type { Interval } from '@/lib/platform/quantity/dimension';
import { fromBase, type UnitKey } from '@/lib/platform/quantity/unit';
import type { KeyFigure } from '@/lib/property/types';
import { unitSpace, unitSymbol } from './unit';

/** How many values of a product, such as 75/50, are all shown; of more, the range that they span. */
const shownValues = 2;
/** Digits that a column tells apart: a value may have been written in another unit than the column's. */
const digits = 4;

const ends = (values: (number | null)[], pick: (...known: number[]) => number): number | null =>
  values.includes(null) ? null : pick(...values.filter((value) => value !== null));

/** A value in a unit with the digits that are worth a column: 12,341, 134.1, 0.125. */
const figureOf = (locale: Locale, base: number, unit: UnitKey): string => {
  const value = fromBase(base, unit);
  return formatNumber(locale, Math.abs(value) < 10 ** digits ? Number(value.toPrecision(digits)) : Math.round(value));
};

function intervalText(locale: Locale, { min, max }: Interval, unit: UnitKey): string {
  const low = min === null ? null : figureOf(locale, min, unit);
  const high = max === null ? null : figureOf(locale, max, unit);
  if (low === null) return high === null ? '' : `≤\u00a0${high}`;
  if (high === null) return `≥\u00a0${low}`;
  return low === high ? low : `${low}–${high}`;
}

/**
 * A key figure of a product as a language writes it, without its unit: `50`, `9–52`, `75/50` or `≥ 5`.
 * @param intervals in the base unit of the dimension
 * @param unit the unit to write them in
 */
export function figureText(locale: Locale, intervals: readonly Interval[], unit: UnitKey): string {
  const shown =
    intervals.length > shownValues
      ? [
          {
            min: ends(
              intervals.map(({ min }) => min),
              Math.min,
            ),
            max: ends(
              intervals.map(({ max }) => max),
              Math.max,
            ),
          },
        ]
      : intervals;
  return shown.map((interval) => intervalText(locale, interval, unit)).join('/');
}

/** Key figures of a product on a line, each with its unit: `50 m · 100 m³/h · 30 kW`. */
export function figureLine(locale: Locale, figures: readonly KeyFigure[]): string {
  const isRtl = directionOf(locale) === 'rtl';
  return figures
    .map(({ intervals, unit }) => {
      const text = figureText(locale, intervals, unit);
      if (unit === 'DN') return isRtl ? isolated(`DN${text}`) : `DN${text}`;
      const symbol = unitSpace(locale, unit) + unitSymbol(locale, unit);
      return isRtl ? quoted(isolated(text) + symbol) : text + symbol;
    })
    .join(' · ');
}

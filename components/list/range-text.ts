import type { Listing } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import { writeDecimal } from '@/lib/platform/i18n/number';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Interval } from '@/lib/platform/quantity/dimension';
import { baseUnit, fromBase, type UnitKey } from '@/lib/platform/quantity/unit';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import { type Property, properties } from '@/lib/property/rules';

/** Digits of a value that was converted from another unit. */
const significant = { text: 4, field: 6 };

/** A value of the base unit in a unit, as in text: to four digits, at least to a whole number. */
const shown = (value: number, unit: UnitKey): number => {
  const figure = fromBase(value, unit);
  return Math.abs(figure) < 10 ** significant.text ? Number(figure.toPrecision(significant.text)) : Math.round(figure);
};

/** An interval of the base unit as a language writes it in a unit: `40–60 m`, `≥ 40 m`. */
export function rangeText(locale: Locale, { min, max }: Interval, unit: UnitKey): string {
  const [low, high] = [min, max].map((value) => (value === null ? null : formatNumber(locale, shown(value, unit))));
  const figure =
    low == null ? `≤\u00a0${high}` : high == null ? `≥\u00a0${low}` : low === high ? low : `${low}–${high}`;
  if (unit === 'DN') return `\u2066DN\u00a0${figure}\u2069`;
  // Isolated: in Arabic too the lower limit is on the left, and the unit behind the range.
  return `\u2066${figure}\u2069${unitSpace(locale, unit)}${unitSymbol(locale, unit)}`;
}

/** A limit as a field holds it. */
export const limitValue = (locale: Locale, value: number | null, unit: UnitKey): string =>
  value === null ? '' : writeDecimal(locale, Number(fromBase(value, unit).toPrecision(significant.field)));

/** The unit in which a list shows a property: that of its category's column, else the base unit. */
export const unitOfRange = ({ ranges = [] }: Listing, property: Property): UnitKey =>
  ranges.find((one) => one.property === property)?.unit ?? baseUnit(properties[property].dimension);

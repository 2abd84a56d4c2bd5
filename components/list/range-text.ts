import type { Listing } from '@/lib/listing/listing';
import { writeDecimal } from '@/lib/platform/i18n/number';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Interval } from '@/lib/platform/quantity/dimension';
import { baseUnit, fromBase, type UnitKey } from '@/lib/platform/quantity/unit';
import { figureText } from '@/lib/product/figure';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import { type Property, properties } from '@/lib/property/rules';

/** Digits of a limit that was converted from another unit. */
const digits = 6;

/** An interval of the base unit as a language writes it in a unit: `40–60 m`, `≥ 40 m`. */
export function rangeText(locale: Locale, interval: Interval, unit: UnitKey): string {
  const figure = figureText(locale, [interval], unit);
  if (unit === 'DN') return `\u2066DN\u00a0${figure}\u2069`;
  // Isolated: in Arabic too the lower limit is on the left, and the unit behind the range.
  return `\u2066${figure}\u2069${unitSpace(locale, unit)}${unitSymbol(locale, unit)}`;
}

/** A limit as a field holds it. */
export const limitValue = (locale: Locale, value: number | null, unit: UnitKey): string =>
  value === null ? '' : writeDecimal(locale, Number(fromBase(value, unit).toPrecision(digits)));

/** The unit in which a list shows a property: that of its category's column, else the base unit. */
export const unitOfRange = ({ ranges = [] }: Listing, property: Property): UnitKey =>
  ranges.find((one) => one.property === property)?.unit ?? baseUnit(properties[property].dimension);

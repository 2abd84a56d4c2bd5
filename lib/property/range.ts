import { type Dimension, dimensions, type Interval } from '@/lib/platform/quantity/dimension';
import { plainText } from '@/lib/platform/quantity/plain-text';
import { readingsOf, readQuery } from '@/lib/platform/quantity/read-query';
import { unitOf } from '@/lib/platform/quantity/read-unit';
import { dimensionOf, fromBase, toBase, type UnitKey } from '@/lib/platform/quantity/unit';
import { toLimit } from '@/lib/platform/routes/range';

/** A product's value of a parameter; `label` is the English one. */
export type StoredValue =
  | { kind: 'number'; min: number; unit: string }
  | { kind: 'range'; min: number; max: number; unit: string }
  | { kind: 'option'; label: string }
  | { kind: 'text'; text: string; unit: string };

/** Stored texts are language-neutral and have a decimal point. */
const locale = 'en';

const pair = /^[\d.]+\/[\d.]+(?:\/[\d.]+)*$/;

/** The parts of a stored text that hold one value or range each: `400×600`, `75/50`, `9 5/8 × 5 1/2`. */
function partsOf(text: string, unit: UnitKey | null): string[] {
  const parts = text
    .replace(/±/g, '')
    .split(/[×x*;]|,\s/)
    .map((part) => part.trim());
  const sized = unit !== null && ['length', 'nominalDiameter'].includes(dimensionOf(unit));
  // Of `2 × 5.5` kW the first is how many there are.
  const kept = sized || unit === null ? parts : parts.slice(-1);
  return kept.flatMap((part) => (unit !== 'in' && pair.test(part) ? part.split('/') : [part]));
}

function textRanges(text: string, unit: UnitKey | null, dimension: Dimension): Interval[] {
  const inOne = (part: string): Interval[] =>
    readQuery(part, locale).quantities.flatMap(({ readings }) =>
      readings
        .filter((reading) => reading.dimension === dimension)
        .slice(0, 1)
        .map(({ min, max }) => ({ min, max })),
    );
  const direct = text.split(/\/(?=\p{L})/u).flatMap(inOne);
  if (direct.length > 0 || unit === null) return direct;
  return partsOf(text, unit).flatMap((part) => inOne(unit === 'DN' ? `DN${part}` : `${part} ${unit}`));
}

/**
 * A product's value of a parameter as intervals in the base unit of a dimension.
 * @param unit as stored with the parameter
 * @returns none for what holds no value of the dimension; several for `DN50/DN32` and `10/0.4` kV
 */
export function rangesOf(value: StoredValue, dimension: Dimension): Interval[] {
  if (value.kind === 'option') return textRanges(value.label, null, dimension);
  const unit = value.unit === '' ? null : unitOf(plainText(value.unit), locale);
  if (value.kind === 'text') return textRanges(value.text, unit, dimension);
  if (unit === null) return [];
  const typed = { min: value.min, max: value.kind === 'range' ? value.max : value.min };
  return readingsOf(typed, [unit])
    .filter((reading) => reading.dimension === dimension)
    .map(({ min, max }) => ({ min, max }));
}

const leads = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** A value near another that reads well: 50, 1,200 or 0.25. */
function roundedNear(value: number): number {
  if (value === 0) return 0;
  const scale = 10 ** Math.floor(Math.log10(Math.abs(value)));
  const lead = Math.abs(value) / scale;
  const nearest = leads.reduce((best, one) => (Math.abs(one - lead) < Math.abs(best - lead) ? one : best));
  return Math.sign(value) * nearest * scale;
}

/**
 * Buckets between some values, all of a property's range: the lowest and the highest are open.
 * @param values in the base unit; the limits are near them and read well in `unit`, sizes such as DN are kept
 * @returns in the base unit; none where the values are too much alike to tell products apart
 */
export function bucketsOf(values: readonly number[], unit: UnitKey): Interval[] {
  const isSize = dimensions[dimensionOf(unit)].kind === 'size';
  const limits = values
    .filter(Number.isFinite)
    .map((value) => toLimit(isSize ? value : toBase(roundedNear(fromBase(value, unit)), unit)));
  const edges = [null, ...[...new Set(limits)].toSorted((a, b) => a - b), null];
  return edges.length < 4 ? [] : edges.slice(1).map((max, index) => ({ min: edges[index] ?? null, max }));
}

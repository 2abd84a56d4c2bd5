import type { Dimension, Interval } from '@/lib/platform/quantity/dimension';
import { plainText } from '@/lib/platform/quantity/plain-text';
import { readingsOf, readQuery } from '@/lib/platform/quantity/read-query';
import { unitOf } from '@/lib/platform/quantity/read-unit';
import { dimensionOf, type UnitKey } from '@/lib/platform/quantity/unit';

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

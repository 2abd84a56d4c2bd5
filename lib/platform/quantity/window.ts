import { dimensions, type Interval, type Scale } from './dimension';
import type { Reading } from './read-query';
import { isCustomary, type UnitKey } from './unit';

/** Which of two values of a parameter is the better: a flow the larger, a noise the smaller, a size neither. */
export const directions = ['more', 'less', 'neither'] as const;
export type Direction = (typeof directions)[number];

type Margin = { below: (value: number) => number; above: (value: number) => number };
const share = (part: number): Margin => ({
  below: (value) => (value < 0 ? value * (1 + part) : value / (1 + part)),
  above: (value) => (value < 0 ? value / (1 + part) : value * (1 + part)),
});
const apart = (distance: number): Margin => ({
  below: (value) => value - distance,
  above: (value) => value + distance,
});

/** Rounding of catalogues, and of customary units to metric sizes: 150 hp is sold as 110 kW, 150 psi as 10 bar. */
const exactShare = { metric: 0.02, customary: 0.04 };
const exactMargin = (scale: Scale, unit: UnitKey): Margin => {
  if (scale === 'size') return apart(0);
  if (scale === 'temperature') return apart(2);
  if (scale === 'level') return apart(1);
  return share(isCustomary(unit) ? exactShare.customary : exactShare.metric);
};
/** What is still shown behind exact matches, on the side that is not worse. */
const near: Readonly<Record<Scale, { better: Margin; worse: Margin }>> = {
  share: { better: share(0.5), worse: share(0.1) },
  temperature: { better: apart(20), worse: apart(5) },
  level: { better: apart(10), worse: apart(3) },
  size: { better: apart(0), worse: apart(0) },
};

/** Intervals in the base unit that a product's interval must overlap; `near` contains `exact`. */
export type Window = { exact: Interval; near: Interval };

const widened = ({ min, max }: Interval, below: Margin, above: Margin): Interval => ({
  min: min === null ? null : below.below(min),
  max: max === null ? null : above.above(max),
});

/**
 * What a product's interval must overlap to match a quantity.
 * @param unit the unit as typed, which says how much was rounded
 */
export function windowOf(reading: Reading, unit: UnitKey, direction: Direction): Window {
  const scale = dimensions[reading.dimension].kind;
  const margin = exactMargin(scale, unit);
  const { better, worse } = near[scale];
  const exact = widened(reading, margin, margin);
  return {
    exact,
    near: widened(exact, direction === 'less' ? better : worse, direction === 'more' ? better : worse),
  };
}

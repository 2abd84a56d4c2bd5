/**
 * Nominal diameters of pipes, DN with NPS in inches (ISO 6708, ASME B36.10M). From 4 inches on, an inch is DN 25.
 */
const sizes: readonly (readonly [inches: number, dn: number])[] = [
  [1 / 8, 6],
  [1 / 4, 8],
  [3 / 8, 10],
  [1 / 2, 15],
  [3 / 4, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [3.5, 90],
  ...[4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 40, 42, 44, 48, 52, 56, 60, 64, 68, 72].map(
    (inches): [number, number] => [inches, inches * 25],
  ),
];
/** Sizes that only metric lists have. */
const metricSizes = [350, 450, 750, 1100, 1400, 1500, 1600, 1800, 2000, 2200, 2400];

const known = new Set([...sizes.map(([, dn]) => dn), ...metricSizes]);

/** The nominal diameter DN of a size in inches; null if it is none. */
export const dnOfInches = (inches: number): number | null => sizes.find(([size]) => size === inches)?.[1] ?? null;

/** The size in inches of a nominal diameter DN; null if it has none. */
export const inchesOfDn = (dn: number): number | null => sizes.find(([, size]) => size === dn)?.[0] ?? null;

/** Whether a number of millimetres is a nominal diameter. */
export const isDn = (millimetres: number): boolean => known.has(millimetres);

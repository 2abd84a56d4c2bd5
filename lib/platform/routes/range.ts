/**
 * Properties by which lists of products are filtered, in the order of their parameters in an address; what they are is in
 * lib/property/rules.ts.
 */
export const propertyNames = [
  'flow',
  'airflow',
  'head',
  'pressure',
  'power',
  'cooling',
  'heat',
  'apparentPower',
  'voltage',
  'current',
  'breaking',
  'size',
  'load',
  'throughput',
  'weight',
  'length',
  'width',
  'height',
  'depth',
  'reach',
  'diameter',
  'thickness',
  'feedSize',
  'volume',
  'storage',
  'area',
  'crossSection',
  'velocity',
  'rotation',
  'force',
  'torque',
  'temperature',
  'frequency',
  'noise',
  'efficiency',
  'loss',
  'energy',
  'consumption',
  'duration',
  'rackHeight',
  'resolution',
  'dataRate',
  'angle',
] as const;
export type PropertyName = (typeof propertyNames)[number];

/** What a property must reach into, in the base unit of its dimension; null where it is open. */
export type PropertyRange = { property: PropertyName; min: number | null; max: number | null };

/** Ranges that a list is filtered by at the same time. */
export const maxRanges = 6;

/** Significant digits of a limit: a value in another unit comes back as it was typed. */
const digits = 7;
const decimals = 12;
const limit = `-?\\d{1,12}(?:\\.\\d{1,${decimals}})?`;
const pattern = new RegExp(`^(${limit})?-(${limit})?$`);

/** A limit as an address holds it. */
export const toLimit = (value: number): number => Number(value.toPrecision(digits)) || 0;

/** Without an exponent, and no more digits than a limit has. */
const writeLimit = (value: number | null): string => {
  if (value === null) return '';
  const lead = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  const text = value.toFixed(Math.min(decimals, Math.max(0, digits - 1 - lead)));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** The value of a range's parameter: `40-60`, `40-` or `-60`; `-20-60` begins below zero. */
export const writeRange = ({ min, max }: Omit<PropertyRange, 'property'>): string =>
  `${writeLimit(min)}-${writeLimit(max)}`;

const readRange = (property: PropertyName, text: string): PropertyRange | null => {
  const [found, from, to] = pattern.exec(text) ?? [];
  if (found === undefined || (from === undefined && to === undefined)) return null;
  const [min, max] = [from, to].map((value) => (value === undefined ? null : toLimit(Number(value))));
  const [low = null, high = null] = [min, max];
  return low !== null && high !== null && low > high
    ? { property, min: high, max: low }
    : { property, min: low, max: high };
};

/** Reads parameters as `head=40-60`: the first valid one of each property, in the order of an address. */
export const readRanges = (items: readonly string[]): PropertyRange[] =>
  propertyNames
    .flatMap((property) => {
      const own = items.filter((item) => item.startsWith(`${property}=`));
      return own.flatMap((item) => readRange(property, item.slice(property.length + 1)) ?? []).slice(0, 1);
    })
    .slice(0, maxRanges);

/** The ranges with one of a property replaced, or taken off by null. */
export const withRange = (
  ranges: readonly PropertyRange[],
  property: PropertyName,
  range: Omit<PropertyRange, 'property'> | null,
): PropertyRange[] => [
  ...ranges.filter((one) => one.property !== property),
  ...(range === null ? [] : [{ property, ...range }]),
];

/** Dimensions of quantities, each with its base unit, in which ranges are stored and compared, and its scale. */
export const dimensions = {
  flow: { base: 'm³/h', kind: 'share' },
  length: { base: 'm', kind: 'share' },
  nominalDiameter: { base: 'DN', kind: 'size' },
  pressure: { base: 'bar', kind: 'share' },
  power: { base: 'kW', kind: 'share' },
  apparentPower: { base: 'kVA', kind: 'share' },
  voltage: { base: 'V', kind: 'share' },
  current: { base: 'A', kind: 'share' },
  charge: { base: 'Ah', kind: 'share' },
  energy: { base: 'kWh', kind: 'share' },
  mass: { base: 'kg', kind: 'share' },
  temperature: { base: '°C', kind: 'temperature' },
  rotation: { base: 'rpm', kind: 'share' },
  torque: { base: 'N·m', kind: 'share' },
  force: { base: 'kN', kind: 'share' },
  area: { base: 'm²', kind: 'share' },
  volume: { base: 'm³', kind: 'share' },
  massFlow: { base: 't/h', kind: 'share' },
  linearMass: { base: 'kg/m', kind: 'share' },
  velocity: { base: 'm/s', kind: 'share' },
  frequency: { base: 'Hz', kind: 'share' },
  sound: { base: 'dB(A)', kind: 'level' },
  time: { base: 'h', kind: 'share' },
  angle: { base: '°', kind: 'share' },
  share: { base: '%', kind: 'share' },
  rackUnit: { base: 'U', kind: 'size' },
  resolution: { base: 'MP', kind: 'share' },
  dataRate: { base: 'Gbit/s', kind: 'share' },
} as const satisfies Record<string, { base: string; kind: Scale }>;

/** How values of a dimension are compared: by share, as degrees, as levels, or as sizes that are the same or not. */
export type Scale = 'share' | 'temperature' | 'level' | 'size';
export type Dimension = keyof typeof dimensions;

/** A closed interval in the base unit of a dimension; null where it is open. A single value has `min` equal to `max`. */
export type Interval = { min: number | null; max: number | null };

import { type Dimension, dimensions, type Interval } from './dimension';

type Definition = {
  dimension: Dimension;
  /** value in the base unit of one unit */
  factor: number;
  /** value in the base unit of zero units */
  zero?: number;
  /** customary in the United States, so that a value in it is a rounded one in metric units */
  us?: true;
};

// Exact by definition: inch 25.4 mm (1959), pound 0.45359237 kg, US gallon 231 in³, standard gravity 9.80665 m/s²,
// horsepower 550 ft·lbf/s, metric horsepower 75 kgf·m/s. NIST SP 811, appendix B.
const inch = 0.0254;
const foot = 0.3048;
const pound = 0.45359237;
const gallon = 0.003785411784;
const gravity = 9.80665;
const poundForce = pound * gravity;
/** kilowatt-hour of one British thermal unit (IT) */
const btu = 1055.05585262 / 3600 / 1000;

const of = (dimension: Dimension, factor: number): Definition => ({ dimension, factor });
const us = (dimension: Dimension, factor: number): Definition => ({ dimension, factor, us: true });

/** Units by their international symbol, as parameters have it. */
export const units = {
  'm³/h': of('flow', 1),
  'm³/min': of('flow', 60),
  'm³/s': of('flow', 3600),
  'm³/d': of('flow', 1 / 24),
  'L/h': of('flow', 0.001),
  'L/min': of('flow', 0.06),
  'L/s': of('flow', 3.6),
  'mL/min': of('flow', 0.000_06),
  gpm: us('flow', gallon * 60),
  cfm: us('flow', foot ** 3 * 60),
  m: of('length', 1),
  km: of('length', 1000),
  cm: of('length', 0.01),
  mm: of('length', 0.001),
  µm: of('length', 0.000_001),
  in: us('length', inch),
  ft: us('length', foot),
  yd: us('length', 0.9144),
  mi: us('length', 1609.344),
  DN: of('nominalDiameter', 1),
  bar: of('pressure', 1),
  mbar: of('pressure', 0.001),
  MPa: of('pressure', 10),
  kPa: of('pressure', 0.01),
  Pa: of('pressure', 0.000_01),
  psi: us('pressure', poundForce / inch ** 2 / 100_000),
  'kgf/cm²': of('pressure', gravity / 10),
  atm: of('pressure', 1.01325),
  mmHg: of('pressure', 0.001_333_223_874_15),
  'mH₂O': of('pressure', gravity / 100),
  'cmH₂O': of('pressure', gravity / 10_000),
  'mmH₂O': of('pressure', gravity / 100_000),
  'inH₂O': us('pressure', (inch * gravity) / 100),
  kW: of('power', 1),
  W: of('power', 0.001),
  MW: of('power', 1000),
  GW: of('power', 1_000_000),
  Wp: of('power', 0.001),
  kWp: of('power', 1),
  MWp: of('power', 1000),
  hp: us('power', (550 * foot * poundForce) / 1000),
  PS: of('power', (75 * gravity) / 1000),
  'BTU/h': us('power', btu),
  'kcal/h': of('power', 0.001_163),
  'Gcal/h': of('power', 1163),
  RT: us('power', 12_000 * btu),
  kVA: of('apparentPower', 1),
  VA: of('apparentPower', 0.001),
  MVA: of('apparentPower', 1000),
  V: of('voltage', 1),
  kV: of('voltage', 1000),
  mV: of('voltage', 0.001),
  A: of('current', 1),
  kA: of('current', 1000),
  mA: of('current', 0.001),
  Ah: of('charge', 1),
  mAh: of('charge', 0.001),
  kWh: of('energy', 1),
  Wh: of('energy', 0.001),
  MWh: of('energy', 1000),
  kg: of('mass', 1),
  g: of('mass', 0.001),
  mg: of('mass', 0.000_001),
  t: of('mass', 1000),
  lb: us('mass', pound),
  oz: us('mass', pound / 16),
  'sh tn': us('mass', 2000 * pound),
  '°C': of('temperature', 1),
  '°F': { dimension: 'temperature', factor: 5 / 9, zero: -160 / 9, us: true },
  K: { dimension: 'temperature', factor: 1, zero: -273.15 },
  rpm: of('rotation', 1),
  N·m: of('torque', 1),
  kN·m: of('torque', 1000),
  t·m: of('torque', 1000 * gravity),
  kgf·m: of('torque', gravity),
  lb·ft: us('torque', poundForce * foot),
  kN: of('force', 1),
  N: of('force', 0.001),
  daN: of('force', 0.01),
  kgf: of('force', gravity / 1000),
  tf: of('force', gravity),
  lbf: us('force', poundForce / 1000),
  'm²': of('area', 1),
  'mm²': of('area', 0.000_001),
  'cm²': of('area', 0.0001),
  ha: of('area', 10_000),
  mu: of('area', 2000 / 3),
  acre: us('area', 43_560 * foot ** 2),
  'ft²': us('area', foot ** 2),
  'm³': of('volume', 1),
  L: of('volume', 0.001),
  mL: of('volume', 0.000_001),
  'cm³': of('volume', 0.000_001),
  'ft³': us('volume', foot ** 3),
  'yd³': us('volume', 0.9144 ** 3),
  gal: us('volume', gallon),
  bbl: us('volume', 42 * gallon),
  't/h': of('massFlow', 1),
  't/d': of('massFlow', 1 / 24),
  'kg/h': of('massFlow', 0.001),
  'kg/min': of('massFlow', 0.06),
  'kg/s': of('massFlow', 3.6),
  'lb/h': us('massFlow', pound / 1000),
  stph: us('massFlow', 2 * pound),
  'kg/m': of('linearMass', 1),
  'kg/km': of('linearMass', 0.001),
  'lb/ft': us('linearMass', pound / foot),
  'm/s': of('velocity', 1),
  'm/min': of('velocity', 1 / 60),
  'km/h': of('velocity', 1 / 3.6),
  'ft/min': us('velocity', foot / 60),
  mph: us('velocity', 0.44704),
  knot: of('velocity', 1852 / 3600),
  Hz: of('frequency', 1),
  kHz: of('frequency', 1000),
  MHz: of('frequency', 1_000_000),
  GHz: of('frequency', 1_000_000_000),
  'dB(A)': of('sound', 1),
  h: of('time', 1),
  min: of('time', 1 / 60),
  s: of('time', 1 / 3600),
  '°': of('angle', 1),
  '%': of('share', 1),
  U: of('rackUnit', 1),
  MP: of('resolution', 1),
  'Gbit/s': of('dataRate', 1),
  'Mbit/s': of('dataRate', 0.001),
} as const satisfies Record<string, Definition>;

export type UnitKey = keyof typeof units;
export const isUnit = (key: string): key is UnitKey => Object.hasOwn(units, key);

const definition = (unit: UnitKey): Definition => units[unit];

export const dimensionOf = (unit: UnitKey): Dimension => units[unit].dimension;
/** The unit in which values of a dimension are stored. */
export const baseUnit = (dimension: Dimension): UnitKey => dimensions[dimension].base;
/** Whether a unit is customary in the United States rather than metric. */
export const isCustomary = (unit: UnitKey): boolean => definition(unit).us ?? false;

// Base values keep two digits more, so that what was typed comes back.
const digits = { base: 14, shown: 12 };
const cleaned = (value: number, kept: number): number => Number(value.toPrecision(kept));

/** A value of a unit in the base unit of its dimension, to 14 significant digits. */
export function toBase(value: number, unit: UnitKey): number {
  const { factor, zero = 0 } = definition(unit);
  return cleaned(value * factor + zero, digits.base);
}

/** A value in the base unit of a unit's dimension, in that unit, to 12 significant digits. */
export function fromBase(value: number, unit: UnitKey): number {
  const { factor, zero = 0 } = definition(unit);
  return cleaned((value - zero) / factor, digits.shown);
}

/**
 * A value in another unit of the same dimension.
 * @returns null if the dimensions differ
 */
export const converted = (value: number, from: UnitKey, to: UnitKey): number | null =>
  dimensionOf(from) === dimensionOf(to) ? fromBase(toBase(value, from), to) : null;

/** An interval of a unit in its base unit. */
export const intervalToBase = ({ min, max }: Interval, unit: UnitKey): Interval => ({
  min: min === null ? null : toBase(min, unit),
  max: max === null ? null : toBase(max, unit),
});

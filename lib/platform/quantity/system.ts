import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Interval } from './dimension';
import { fromBase, isCustomary, type UnitKey } from './unit';

/** Systems of units that readers choose from. */
export const unitSystems = ['metric', 'us'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Metric units and what the trade in the United States uses in their place; others are the same in both. */
const customary: Partial<Record<UnitKey, UnitKey>> = {
  'm³/h': 'gpm',
  'L/s': 'gpm',
  'L/min': 'gpm',
  'm³/min': 'cfm',
  'm³/s': 'cfm',
  m: 'ft',
  km: 'mi',
  cm: 'in',
  mm: 'in',
  bar: 'psi',
  MPa: 'psi',
  'kgf/cm²': 'psi',
  kW: 'hp',
  PS: 'hp',
  kg: 'lb',
  g: 'oz',
  t: 'sh tn',
  '°C': '°F',
  N·m: 'lb·ft',
  kN: 'lbf',
  'm²': 'ft²',
  ha: 'acre',
  'm³': 'ft³',
  L: 'gal',
  't/h': 'stph',
  'kg/h': 'lb/h',
  'kg/m': 'lb/ft',
  'm/s': 'ft/min',
  'm/min': 'ft/min',
  'km/h': 'mph',
};
const metric: Partial<Record<UnitKey, UnitKey>> = {
  gpm: 'm³/h',
  cfm: 'm³/min',
  ft: 'm',
  yd: 'm',
  mi: 'km',
  in: 'mm',
  psi: 'bar',
  hp: 'kW',
  'BTU/h': 'kW',
  RT: 'kW',
  lb: 'kg',
  oz: 'g',
  'sh tn': 't',
  '°F': '°C',
  lb·ft: 'N·m',
  lbf: 'kN',
  'ft²': 'm²',
  acre: 'ha',
  'ft³': 'm³',
  'yd³': 'm³',
  'inH₂O': 'mbar',
  gal: 'L',
  bbl: 'm³',
  'lb/h': 'kg/h',
  stph: 't/h',
  'lb/ft': 'kg/m',
  'ft/min': 'm/min',
  mph: 'km/h',
};

/** The unit in which a system shows what is stored in another. */
export const unitIn = (system: UnitSystem, unit: UnitKey): UnitKey => {
  if (system === 'us') return isCustomary(unit) ? unit : (customary[unit] ?? unit);
  return metric[unit] ?? unit;
};

/** Units between which a reader may choose where a value is in one of them. */
const interchangeable: readonly (readonly UnitKey[])[] = [
  ['m³/h', 'L/s', 'gpm'],
  ['kg', 't', 'lb'],
  ['bar', 'MPa', 'psi'],
  ['hp', 'kW'],
];

/** The units in which a filter takes values of one, itself first; one alone where the trade has no other. */
export const unitChoices = (unit: UnitKey): UnitKey[] => {
  const group = interchangeable.find((one) => one.includes(unit)) ?? [unitIn('metric', unit), unitIn('us', unit)];
  return [...new Set([unit, ...group])];
};

/** Significant digits of a converted value. */
const digits = 3;

/** A value of a base unit in a unit; rounded where it is not the unit that the value was written in. */
export const shownValue = (value: number, unit: UnitKey, written: UnitKey): number =>
  unit === written ? fromBase(value, unit) : Number(fromBase(value, unit).toPrecision(digits));

/**
 * An interval as a language writes it in a system of units.
 * @param interval in the base unit
 * @param written the unit that its values were written in
 * @returns the figures, such as `50`, `50–60` or `≥ 50`, and their unit; its symbol and the space are the caller's
 */
export function shownInterval(
  locale: Locale,
  { min, max }: Interval,
  written: UnitKey,
  system: UnitSystem,
): { figure: string; unit: UnitKey } {
  const unit = unitIn(system, written);
  const figureOf = (value: number) => formatNumber(locale, shownValue(value, unit, written));
  const [low, high] = [min === null ? null : figureOf(min), max === null ? null : figureOf(max)];
  if (low !== null && high !== null) return { figure: low === high ? low : `${low}–${high}`, unit };
  if (low !== null) return { figure: `≥\u00a0${low}`, unit };
  return { figure: high === null ? '' : `≤\u00a0${high}`, unit };
}

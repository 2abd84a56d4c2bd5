import spelling from './spelling.json';
import type { UnitKey } from './unit';

/** Spellings of a unit or part of one by language, separated by bars; `any` holds those that every language uses. */
type Spellings = Partial<Record<'any' | 'zh' | 'en' | 'fr' | 'ru' | 'es' | 'ar' | 'pt' | 'de', string>>;
export type Atom = keyof typeof spelling.atoms;

/**
 * Parts of compound units, such as m³ and h of m³/h; those that are units themselves are read alone too. Case, accents
 * and digits of other scripts do not count, but for the capitals of lib/platform/quantity/read-unit.ts.
 */
export const atoms: Readonly<Record<Atom, Spellings>> = spelling.atoms;

/** Spellings of whole units, beside the atoms that are units themselves. */
export const wholeUnits: Readonly<Partial<Record<UnitKey, Spellings>>> = spelling.units;

/** Units made of two atoms. */
export const compounds: readonly (readonly [top: Atom, bottom: Atom, unit: UnitKey])[] = [
  ['m³', 'h', 'm³/h'],
  ['m³', 'min', 'm³/min'],
  ['m³', 's', 'm³/s'],
  ['m³', 'd', 'm³/d'],
  ['L', 'h', 'L/h'],
  ['L', 'min', 'L/min'],
  ['L', 's', 'L/s'],
  ['mL', 'min', 'mL/min'],
  ['gal', 'min', 'gpm'],
  ['ft³', 'min', 'cfm'],
  ['BTU', 'h', 'BTU/h'],
  ['kcal', 'h', 'kcal/h'],
  ['t', 'h', 't/h'],
  ['t', 'd', 't/d'],
  ['kg', 'h', 'kg/h'],
  ['kg', 'min', 'kg/min'],
  ['kg', 's', 'kg/s'],
  ['lb', 'h', 'lb/h'],
  ['kg', 'm', 'kg/m'],
  ['kg', 'km', 'kg/km'],
  ['lb', 'ft', 'lb/ft'],
  ['m', 's', 'm/s'],
  ['m', 'min', 'm/min'],
  ['km', 'h', 'km/h'],
  ['ft', 'min', 'ft/min'],
  ['Gbit', 's', 'Gbit/s'],
  ['Mbit', 's', 'Mbit/s'],
];

/** What stands between the atoms of a compound. */
export const dividers =
  "/|per|a|an|each|每|par|a l'|a la|en|por|al|pro|je|in der|die|в|за|في|في ال|كل|لكل|بال|ال|/ال|na|ao|p/";

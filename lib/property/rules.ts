import type { Locale } from '@/lib/platform/i18n/site';
import type { Dimension } from '@/lib/platform/quantity/dimension';
import type { Direction } from '@/lib/platform/quantity/window';
import type { PropertyName } from '@/lib/platform/routes/range';
import words from './words.json';

type Definition = {
  dimension: Dimension;
  direction: Direction;
  /** whether a value means it only where its name stands beside it */
  isNamed: boolean;
};
const of = (dimension: Dimension, direction: Direction) => ({ dimension, direction, isNamed: false });
const named = (dimension: Dimension, direction: Direction) => ({ dimension, direction, isNamed: true });

/**
 * Properties that key parameters of all kinds of product share, so that a flow is one column, one filter and one chip
 * whatever a catalogue calls it. The direction says which of two values is the better for a buyer.
 * docs/decisions/0062-quantities.md.
 */
export const properties = {
  flow: of('flow', 'more'),
  airflow: of('flow', 'more'),
  head: of('length', 'more'),
  pressure: of('pressure', 'more'),
  power: of('power', 'neither'),
  cooling: of('power', 'more'),
  heat: of('power', 'more'),
  apparentPower: of('apparentPower', 'more'),
  voltage: of('voltage', 'neither'),
  current: of('current', 'more'),
  breaking: of('current', 'more'),
  size: of('nominalDiameter', 'neither'),
  load: of('mass', 'more'),
  throughput: of('massFlow', 'more'),
  weight: of('mass', 'neither'),
  length: of('length', 'neither'),
  width: of('length', 'neither'),
  height: of('length', 'more'),
  depth: of('length', 'more'),
  reach: of('length', 'more'),
  diameter: of('length', 'neither'),
  thickness: of('length', 'neither'),
  feedSize: named('length', 'more'),
  volume: of('volume', 'more'),
  storage: of('mass', 'more'),
  area: of('area', 'more'),
  crossSection: of('area', 'neither'),
  velocity: of('velocity', 'more'),
  rotation: of('rotation', 'neither'),
  force: of('force', 'more'),
  torque: of('torque', 'more'),
  temperature: of('temperature', 'neither'),
  frequency: of('frequency', 'neither'),
  noise: of('sound', 'less'),
  efficiency: named('share', 'more'),
  loss: named('power', 'less'),
  energy: of('energy', 'more'),
  consumption: named('power', 'less'),
  duration: named('time', 'more'),
  rackHeight: of('rackUnit', 'neither'),
  resolution: of('resolution', 'more'),
  dataRate: of('dataRate', 'more'),
  angle: of('angle', 'neither'),
} as const satisfies Record<PropertyName, Definition>;

export type Property = keyof typeof properties;
export const isProperty = (text: string): text is Property => Object.hasOwn(properties, text);

const list: Record<Property, Record<Locale, string>> = words;

/** The words by which a language calls a property, its name first. */
export const propertyWords = (locale: Locale, property: Property): readonly string[] =>
  list[property][locale].split('|');

/** A property as a language calls it, beginning with a capital. */
export const propertyName = (locale: Locale, property: Property): string => {
  const [name = property] = propertyWords(locale, property);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

import { keysOf } from '@/lib/platform/definition';
import type { Locale } from '@/lib/platform/i18n/site';
import { originalEnd, plainSpelling, plainText } from '@/lib/platform/quantity/plain-text';
import { type Quantity, type Reading, readQuery, withoutPlaces } from '@/lib/platform/quantity/read-query';
import { type Direction, type Window, windowOf } from '@/lib/platform/quantity/window';
import { type Property, properties, propertyWords } from './rules';

/** One meaning of a quantity: a property with the intervals that a product must overlap. */
export type Candidate = { property: Property; reading: Reading; window: Window };
/** A quantity of a search as a filter; its chip shows the text at its place. */
export type QuantityFilter = {
  /** as typed, without the property's name */
  text: string;
  /** the property that the text names, or null; then any of the candidates matches */
  named: Property | null;
  candidates: readonly Candidate[];
  /** whether it is a single value rather than a range or limit */
  isSingle: boolean;
  start: number;
  end: number;
};
export type QueryFilters = {
  filters: QuantityFilter[];
  /** what is searched as text */
  words: string;
};

type Name = { property: Property; start: number; end: number };

/** Particles that may stand between a property's name and its value. */
const joint =
  /^(?: |:|=|-|~|,|of |de |d'|du |da |do |la |el |в |с |по |mit |von |bei |with |at |a |من |على |عند |ب|为|是|约|在|的|达|@)*$/u;
const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d]/u;
const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;

const prepared = new Map<string, readonly string[]>();
/** The words of a property as texts are prepared. */
function preparedWords(locale: Locale, property: Property): readonly string[] {
  const key = `${locale} ${property}`;
  const known = prepared.get(key) ?? propertyWords(locale, property).map(plainSpelling);
  prepared.set(key, known);
  return known;
}

const namesIn = (lower: string, locale: Locale, wanted: readonly Property[]): Name[] => {
  const found: Name[] = [];
  const languages: Locale[] = locale === 'en' ? ['en'] : [locale, 'en'];
  for (const property of wanted)
    for (const word of languages.flatMap((one) => preparedWords(one, property)))
      for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + 1)) {
        const end = start + word.length;
        const isPart = isSpaced.test(word) && (letter.test(lower.charAt(start - 1)) || letter.test(lower.charAt(end)));
        if (!isPart) found.push({ property, start, end });
      }
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start));
};

/** Words that make a property's name part of a product's: a pressure gauge, a power supply, 压力表, датчик давления. */
const device = {
  after: new RegExp(
    `^ ?(?:表|计|仪|变送|传感|容器|锅|开关|控制|互感|继电|调节|校验|测量)|^ (?:${[
      'suppl(?:y|ies)|washers?|gau?ges?|meters?|sensors?|transmitters?|switch(?:es)?|regulators?|transformers?|stabili[sz]ers?',
      'relays?|vessels?|cookers?|reducing|relief|cables?|cords?|plants?|stations?|tools?|banks?|converters?|controllers?|scales?',
      'probes?|loggers?|control|tanks?|pack|bricks?|factor|amplifiers?|analy[sz]ers?|recorders?|indicators?',
    ].join('|')})(?!\\p{L})`,
    'u',
  ),
  before: new RegExp(
    `(?:${[
      'датчик|реле|регулятор|измеритель|редуктор|стабилизатор|преобразователь|трансформатор|счетчик|блок|клапан',
      'capteur|manometre|transmetteur|regulateur|reducteur|stabilisateur|detendeur|transformateur|compteur|nettoyeur',
      'sensor|transmisor|regulador|reductora?|estabilizador|transformador|medidor|valvula|limpiadora|transmissor|redutora?|lavadora',
      'مقياس|حساس|منظم|محول|عداد|مثبت|صمام',
    ].join('|')}) (?:de |d'|da |do |هبوط )?$`,
    'u',
  ),
};
/** Whether a name is part of what a product is called, so that its words are searched too. */
const isOfProduct = (lower: string, { start, end }: Name): boolean =>
  device.after.test(lower.slice(end)) || device.before.test(lower.slice(0, start));

/** The longest name right before a quantity or, failing that, right behind it. */
function nameBeside(lower: string, names: readonly Name[], start: number, end: number): Name[] {
  const beside = (isHere: (name: Name) => boolean): Name[] => {
    const [longest] = names.filter(isHere);
    return names.filter((name) => isHere(name) && name.start === longest?.start && name.end === longest.end);
  };
  const before = beside((name) => name.end <= start && joint.test(lower.slice(name.end, start)));
  return before.length > 0 ? before : beside((name) => name.start >= end && joint.test(lower.slice(end, name.start)));
}

/**
 * Reads a search as filters by quantity and the words that are left.
 * @param known properties that the products in question have, the likeliest first; by default all
 */
export function readFilters(
  text: string,
  locale: Locale,
  known: readonly Property[] = keysOf(properties),
): QueryFilters {
  const { quantities } = readQuery(text, locale);
  const plain = plainText(text);
  const { lower, places } = plain;
  const preparedPlace = (place: number) => {
    const found = places.findIndex((one) => one >= place);
    return found < 0 ? lower.length : found;
  };
  const taken: { start: number; end: number }[] = [];
  const filters = quantities.flatMap((quantity): QuantityFilter[] => {
    const candidates = candidatesOf(quantity, known);
    const [from, to] = [preparedPlace(quantity.start), preparedPlace(quantity.end)];
    const free = namesIn(
      lower,
      locale,
      candidates.map(({ property }) => property),
    ).filter((name) => !taken.some((one) => name.start < one.end && name.end > one.start));
    const [name, ...others] = nameBeside(lower, free, from, to);
    const named = candidates.filter(({ property }) => [name, ...others].some((one) => one?.property === property));
    const unnamed = candidates.filter(({ property }) => !properties[property].isNamed);
    if (named.length + unnamed.length === 0) return [];
    // Of `5 kW power supply` the name says what is meant, and stays a word.
    const place =
      name && !isOfProduct(lower, name)
        ? { start: Math.min(name.start, from), end: Math.max(name.end, to) }
        : { start: from, end: to };
    taken.push(place);
    const [only, ...rest] = new Set(named.map(({ property }) => property));
    return [
      {
        text: text.slice(quantity.start, quantity.end).replace(/[\s/]+$/, ''),
        named: rest.length === 0 ? (only ?? null) : null,
        candidates: named.length > 0 ? named : unnamed,
        isSingle: quantity.bound === null && quantity.readings.every(({ min, max }) => min === max),
        start: places[place.start] ?? 0,
        end: originalEnd(plain, place.end),
      },
    ];
  });
  return { filters, words: withoutPlaces(text, filters) };
}

/** Sizes of pipes are no lengths of anything else. */
const pipeProperties: ReadonlySet<Property> = new Set(['size', 'diameter']);

/** Of a property that the more is the better, a product that reaches up to a value has it: a valve up to 16 bar is PN16. */
const reached = (reading: Reading, { bound }: Quantity, direction: Direction): Reading =>
  bound === 'upTo' && direction === 'more' ? { ...reading, min: reading.max } : reading;

function candidatesOf(quantity: Quantity, known: readonly Property[]): Candidate[] {
  const { readings, unit } = quantity;
  return known.flatMap((property) => {
    const { dimension, direction } = properties[property];
    return readings
      .filter((reading) => reading.dimension === dimension && (unit !== 'DN' || pipeProperties.has(property)))
      .map((one) => reached(one, quantity, direction))
      .map((reading) => ({ property, reading, window: windowOf(reading, unit, direction) }));
  });
}

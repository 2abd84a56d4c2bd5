import type { Locale } from '@/lib/platform/i18n/site';
import { type Bound, boundAfter, boundBefore } from './bound';
import type { Dimension, Interval } from './dimension';
import { dnOfInches, isDn } from './nominal';
import { originalEnd, type PlainText, plainText } from './plain-text';
import { type Amount, amountsAt, prefixBefore } from './read-amount';
import { dimensionOf, fromBase, intervalToBase, toBase, type UnitKey } from './unit';

/** One meaning of a quantity: an interval in the dimension's base unit. */
export type Reading = Interval & { dimension: Dimension };
/** A quantity of a text. */
export type Quantity = {
  /** the likeliest first: `6 inch` is a length and a nominal diameter, `50方` a volume and a flow */
  readings: readonly Reading[];
  /** as typed */
  unit: UnitKey;
  bound: Bound | null;
  /** place in the text, with the words that belong to it, such as `at least` */
  start: number;
  end: number;
};
export type ReadQuery = {
  quantities: Quantity[];
  /** what is left of the text, one space between words */
  words: string;
};

/** Half the width of an approximate value, as a share. */
const aboutShare = 0.1;

const bounded = ({ min, max }: Interval, bound: Bound | null): Interval => {
  if (min !== max || bound === null) return { min, max };
  if (bound === 'min') return { min, max: null };
  if (bound === 'max' || bound === 'upTo') return { min: null, max };
  const value = Number(min);
  const half = Math.abs(value) * aboutShare;
  return { min: value - half, max: value + half };
};

const millimetres = (metres: number): number => fromBase(metres, 'mm');

/** A length that is a pipe's size also means its nominal diameter, and the other way round. */
function nominalReadings({ dimension, min, max }: Reading, unit: UnitKey): Reading[] {
  const through = (convert: (value: number) => number | null): Interval | null => {
    const [low, high] = [min === null ? null : convert(min), max === null ? null : convert(max)];
    return (min !== null && low === null) || (max !== null && high === null) ? null : { min: low, max: high };
  };
  if (dimension === 'nominalDiameter') {
    const size = through((dn) => toBase(dn, 'mm'));
    return size ? [{ dimension: 'length', ...size }] : [];
  }
  if (dimension !== 'length') return [];
  const dn =
    unit === 'in'
      ? through((metres) => dnOfInches(fromBase(metres, 'in')))
      : unit === 'mm'
        ? through((metres) => (isDn(millimetres(metres)) ? millimetres(metres) : null))
        : null;
  return dn ? [{ dimension: 'nominalDiameter', ...dn }] : [];
}

/** All meanings of an interval of some units, in base units. */
export function readingsOf(value: Interval, units: readonly UnitKey[]): Reading[] {
  const direct = units.map((unit) => ({
    unit,
    reading: { dimension: dimensionOf(unit), ...intervalToBase(value, unit) },
  }));
  return [
    ...direct.map(({ reading }) => reading),
    ...direct.flatMap(({ unit, reading }) => nominalReadings(reading, unit)),
  ];
}

const letterBefore = /[\p{Script=Latin}\p{Script=Cyrillic}\d_]$/u;
const modelBefore = /[\p{Script=Latin}\p{Script=Cyrillic}\d][-/.,_]$/u;
const timesBefore = /(?:\d|\d ?\p{Script=Latin}{1,2}) ?[xх*] ?$/u;
/** The number of parts of 3x95 mm². */
const parts = /\d+ ?[xх*] ?$/;
const timesAfter = /^ ?[xх*] ?[\d.]/;
/** Words and signs whose number is a name: standards, classes, steel grades. */
const namedBefore =
  /(?:^|[^\p{L}])(?:iso|din|en|astm|asme|ansi|gb|gb\/t|gost|гост|api|iec|aisi|sae|jis|bs|ul|nfpa|class|classe|clase|klasse|type|typ|tipo|grade|model|modelo|modell|modele|series|серии|марка|тип|no|nr|№|sus|ss|inox|hs|tier|stage|euro|phase|версия|#|±|\+\/-|\$|€|￥|¥) ?[-:.]? ?$/u;

const classValues = new Set([150, 300, 400, 600, 900, 1500, 2500]);
const steelGrades = new Set([304, 310, 316, 317, 321, 347, 904]);
const preposition = /^[ -](?:\d|one|stock|total|all|a |an |the |line|parallel|series|bulk|china|india|germany)/;

/** Numbers with a letter that are a name and no quantity: 316L, 6005A, 4K, 4-in-1, 300LB flanges. */
function isName({ lower, cased }: PlainText, { value: { min }, units, start, end }: Amount): boolean {
  const typed = cased.slice(start, end);
  const behind = lower.slice(end);
  const value = Number(min);
  const [unit] = units;
  if (unit === 'L') return steelGrades.has(value) && /^\d+L$/.test(typed);
  if (unit === 'A') return (value >= 1000 && value % 10 !== 0) || /^-? ?belt/.test(behind);
  // In Russian a letter apart is a preposition: 50 в комплекте, but 220в.
  if (unit === 'V' && / в$/.test(typed)) return true;
  if (unit === 'V') return /^-? ?(?:belt|twin|notch|port|type|block|shape|groove)/.test(behind);
  if (unit === 'K') return /^[\d.]+ ?K$/.test(typed) && value < 200;
  if (unit === 'lb') return classValues.has(value) && /LBS?$/.test(typed);
  if (unit === 'in') return / ?-?in$/.test(typed) && preposition.test(behind);
  // The Arabic metre also ends a year.
  if (unit === 'm') return / م$/.test(typed) && value >= 1980 && value < 2050;
  if (unit === 'g') return /г$/i.test(typed) && value >= 1900 && value < 2100;
  return unit === 's' && /^\d+s$/.test(typed);
}

/** The place of the next number that may begin a quantity, from `from` on, with its sign. */
function nextNumber(text: string, from: number): number | null {
  for (let at = from; at < text.length; at++) {
    if (!/[\d.]/.test(text.charAt(at)) || !/^\.?\d/.test(text.slice(at))) continue;
    const before = text.slice(0, at);
    if (/[-+]$/.test(before) && !/[\p{L}\d)"'°%][-+]$/u.test(before)) return at - 1;
    return at;
  }
  return null;
}

/** Where a number of any kind ends. */
const pastNumber = (text: string, at: number): number =>
  at + (/^[-+]?[\d.,'/⁄]*\d/.exec(text.slice(at))?.[0].length ?? 1);

const minusBefore = /(?:零下|minus|минус|ناقص|سالب|(?<!(?:lo|al|no) )menos) ?$/u;
const zeroAfter = /^ ?(?:تحت الصفر|below zero|bajo cero|unter null|ниже нуля|sous zero|abaixo de zero|以下零度)/u;
/** A temperature whose sign is a word: 零下25度. */
function withSign({ lower }: PlainText, amount: Amount): Amount {
  const { value, units, start, end } = amount;
  const [unit] = units;
  if (!unit || dimensionOf(unit) !== 'temperature' || value.min !== value.max || Number(value.min) <= 0) return amount;
  const [before = ''] = minusBefore.exec(lower.slice(0, start)) ?? [];
  const [after = ''] = before === '' ? (zeroAfter.exec(lower.slice(end)) ?? []) : [];
  if (before === '' && after === '') return amount;
  const negative = -Number(value.min);
  return { value: { min: negative, max: negative }, units, start: start - before.length, end: end + after.length };
}

const hourly = /(?:每小时|每时|时产|小时产量)(?:处理|产|加工|生产|输送)?量?(?:达|为)? ?$/u;
const perHour: Partial<Record<UnitKey, UnitKey>> = { t: 't/h', kg: 'kg/h', 'm³': 'm³/h', L: 'L/h' };
/** An amount an hour where the hour stands before it: 每小时处理200吨. */
function withHour({ lower }: PlainText, amount: Amount): Amount {
  const [before] = hourly.exec(lower.slice(0, amount.start)) ?? [];
  const units = amount.units.flatMap((unit) => perHour[unit] ?? []);
  return before === undefined || units.length === 0
    ? amount
    : { ...amount, units, start: amount.start - before.length };
}

function quantitiesAt(text: PlainText, at: number, locale: Locale, end: number): { found: Amount[]; next: number } {
  const { lower } = text;
  const before = lower.slice(0, at);
  const past = { found: [], next: pastNumber(lower, at) };
  const prefix = prefixBefore(lower, at);
  const isProduct = timesBefore.test(before);
  // Of 13.8 kV/220 V the second value stands behind a unit.
  const isNext = end > 0 && at === end + 1 && before.endsWith('/');
  if (!prefix && namedBefore.test(before)) return past;
  if (!prefix && !isProduct && (letterBefore.test(before) || (modelBefore.test(before) && !isNext))) return past;
  const found = amountsAt(text, at, prefix, locale);
  const last = found.at(-1);
  if (!last) return past;
  if (found.some((amount) => isName(text, amount))) return { found: [], next: last.end };
  const isSize = isProduct || timesAfter.test(lower.slice(last.end));
  // 600x900 mm is found as it is written; of 3x95 mm² and 2x55 kW the number of parts is dropped.
  if (isSize && last.units.some((unit) => dimensionOf(unit) === 'length')) return { found: [], next: last.end };
  const [first] = found;
  const begin = prefix?.start ?? (isProduct ? at - (parts.exec(before)?.[0].length ?? 0) : at);
  if (first) found[0] = { ...first, start: Math.min(begin, first.start) };
  const signed = found.map((amount) => withHour(text, withSign(text, amount)));
  return { found: signed, next: signed.at(-1)?.end ?? last.end };
}

function withBounds({ lower }: PlainText, amount: Amount, past: number): Amount & { bound: Bound | null } {
  const { value, start, end } = amount;
  const [before, after] = [boundBefore(lower, start, past), boundAfter(lower, end)];
  const bound = before?.bound ?? after?.bound ?? null;
  return {
    ...amount,
    bound,
    value: bounded(value, bound),
    start: before?.start ?? start,
    end: before ? end : (after?.end ?? end),
  };
}

/** A text without what stands at some places, one space between words. */
export function withoutPlaces(text: string, places: readonly { start: number; end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    rest += `${text.slice(at, Math.max(at, start))} `;
    // The particle that joins a Chinese value to its noun belongs to the value.
    at = Math.max(at, text.startsWith('的', end) ? end + 1 : end);
  }
  return (rest + text.slice(at))
    .replace(/[\s\u00a0]+/gu, ' ')
    .replace(/(?:^| )[,;:·|/@，、；。()-]+(?= |$)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * Reads the quantities of a search text: values and ranges with their units, in the eight languages whatever the site's,
 * with digits of any script. Model numbers, standards and sizes such as 600x900 mm are left alone.
 * @param locale the site's language, which decides about points and commas
 */
export function readQuery(text: string, locale: Locale): ReadQuery {
  const plain = plainText(text);
  const quantities: Quantity[] = [];
  let past = 0;
  for (let from = 0; ; ) {
    const at = nextNumber(plain.lower, from);
    if (at === null) break;
    const { found, next } = quantitiesAt(plain, at, locale, past);
    from = Math.max(next, at + 1);
    for (const amount of found) {
      const { value, units, bound, start, end } = withBounds(plain, amount, past);
      const [unit] = units;
      if (!unit) continue;
      quantities.push({
        readings: readingsOf(value, units),
        unit,
        bound,
        start: plain.places[Math.max(start, past)] ?? 0,
        end: originalEnd(plain, end),
      });
      past = end;
      from = Math.max(from, end);
    }
  }
  return { quantities, words: withoutPlaces(text, quantities) };
}

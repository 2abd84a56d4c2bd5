import type { Locale } from '@/lib/platform/i18n/site';
import { betweenWords, conjunction, connector, openerBefore } from './bound';
import type { Dimension, Interval } from './dimension';
import type { PlainText } from './plain-text';
import { numberAt, type ReadNumber } from './read-number';
import { type ReadUnit, unitAt } from './read-unit';
import { dimensionOf, toBase, type UnitKey } from './unit';

/** A value or range with its unit, in that unit, and its place in the prepared text. */
export type Amount = { value: Interval; units: readonly UnitKey[]; start: number; end: number };

/** Codes that stand before a number instead of a unit behind it: DN150, PN16, Ø200. */
const prefixes: readonly (readonly [pattern: RegExp, unit: UnitKey])[] = [
  [
    /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])(?:dn|ду|dу|dy|nb|公称直径|公称通径|通径|口径|dn公称|nw)[ :=.-]{0,2}$/u,
    'DN',
  ],
  [/(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:pn|ру|pу|py|公称压力)[ :=.-]{0,2}$/u, 'bar'],
  [/(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])nps[ :=-]{0,2}$/u, 'in'],
  [/(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])(?:ø|φ|фи)[ :=]{0,2}$/u, 'mm'],
];
const again = /^(?:dn|nw|ду|pn|ру|ø|φ)[ -]?(?=\d)/u;

export type Prefix = { unit: UnitKey; start: number };

/** The code that stands right before a number. */
export function prefixBefore(text: string, at: number): Prefix | null {
  const before = text.slice(0, at);
  for (const [pattern, unit] of prefixes) {
    const found = pattern.exec(before);
    if (found) return { unit, start: found.index };
  }
  return null;
}

const single = (value: number): Interval => ({ min: value, max: value });

type Signed = ReadNumber & { negative: boolean };
function signedAt(text: string, at: number, locale: Locale, fractions: boolean): Signed | null {
  const [sign = ''] = /^[-+] ?/.exec(text.slice(at)) ?? [];
  const found = numberAt(text, at + sign.length, locale, fractions);
  return found && { ...found, negative: sign.startsWith('-') };
}

/** A dash is a sign before temperatures alone; elsewhere it separates. */
const signed = ({ value, negative }: Signed, [unit]: readonly UnitKey[]): number =>
  negative && unit && dimensionOf(unit) === 'temperature' ? -value : value;

const unitAfter = (text: PlainText, at: number, locale: Locale): ReadUnit | null => {
  const [gap = ''] = /^(?: ?- ?(?=\p{L})| )?/u.exec(text.lower.slice(at)) ?? [];
  return unitAt(text, at + gap.length, locale);
};

/** Eighths of an inch that pipes are called by in Chinese: 4分 is 1/2 inch. */
const eighths = new Set([1, 2, 3, 4, 6, 8]);

/** A number with its unit where the two only make sense together: 4分, 400万像素, -25C. */
function idiomAt(
  { lower, cased }: PlainText,
  { value, end, negative }: Signed,
): { value: number; own: ReadUnit } | null {
  const rest = lower.slice(end);
  const of = (pattern: RegExp, unit: UnitKey, shown: number) => {
    const [found] = pattern.exec(rest) ?? [];
    return found === undefined ? null : { value: shown, own: { units: [unit], end: end + found.length } };
  };
  if (eighths.has(value) && !/^ ?分钟/.test(rest)) {
    const inches = of(/^ ?分(?![体离布级选流类散析切段度辨])/, 'in', value / 8);
    if (inches) return inches;
  }
  if (negative && /^ ?C/.test(cased.slice(end))) return of(/^ ?c(?![\p{L}\d])/u, '°C', value);
  return of(/^ ?像素/, 'MP', value / 1e6);
}

const isAlike = (one: ReadUnit | null, other: ReadUnit): boolean =>
  one === null ||
  one.units.some((unit) => unit === '°' || other.units.some((another) => dimensionOf(unit) === dimensionOf(another)));

/** The second half of a range that begins before `at`. */
function rangeEnd(text: PlainText, at: number, locale: Locale, isBetween: boolean) {
  const rest = text.lower.slice(at);
  const between = connector.exec(rest) ?? (isBetween ? conjunction.exec(rest) : null);
  if (!between) return null;
  const from = at + between[0].length;
  const [code = ''] = again.exec(text.lower.slice(from)) ?? [];
  const number = signedAt(text.lower, from + code.length, locale, true);
  return number && { number, isDash: /^ ?-/.test(between[0]), unit: unitAfter(text, number.end, locale) };
}

/**
 * The values with their unit that begin at a number: one, a range, or the two of `10/0.4 kV`.
 * @param start where the number begins, its sign included
 * @returns none where no known unit follows
 */
export function amountsAt(text: PlainText, start: number, prefix: Prefix | null, locale: Locale): Amount[] {
  // Of `PN 10/16` both are pressures; ½ is one character.
  const isFraction = prefix === null || prefix.unit === 'in' || /^[\d -]*⁄/.test(text.lower.slice(start));
  const read = signedAt(text.lower, start, locale, isFraction);
  if (!read) return [];
  const idiom = prefix ? null : idiomAt(text, read);
  const first = idiom ? { ...read, value: idiom.value } : read;
  const own = idiom?.own ?? unitAfter(text, first.end, locale);
  const opener = openerBefore(text.lower, start);
  const second = rangeEnd(text, own?.end ?? first.end, locale, opener !== null && betweenWords.has(opener.word));
  const implied = prefix && { units: [prefix.unit], end: 0 };
  if (second) {
    const { number, unit, isDash } = second;
    const last = unit ?? implied;
    if (last && isAlike(own ?? implied, last)) {
      const units = prefix ? [prefix.unit] : last.units;
      const [low, high] = [signed(first, units), signed(number, units)];
      const firstUnit = own?.units[0];
      const lower = firstUnit && units[0] && firstUnit !== '°' ? toBase(low, firstUnit) / toBase(1, units[0]) : low;
      const min = firstUnit === units[0] ? low : Number(lower.toPrecision(12));
      if (min < high || (!isDash && min > high))
        return [
          {
            value: { min: Math.min(min, high), max: Math.max(min, high) },
            units,
            start: opener?.start ?? start,
            end: Math.max(number.end, unit?.end ?? 0),
          },
        ];
    }
  }
  if (prefix) return prefixedAt(text, start, prefix, first, own, locale);
  if (own && !(isPair(first, text.lower.slice(start)) && own.units.some((unit) => paired.has(dimensionOf(unit)))))
    return [{ value: single(signed(first, own.units)), units: own.units, start, end: own.end }];
  return pairAt(text, start, locale);
}

/** Of these, two values stand before one unit rather than a fraction: `3/8 kV`, but `1/2 CV`. */
const paired: ReadonlySet<Dimension> = new Set(['voltage', 'current', 'frequency']);
const isPair = ({ isFraction }: ReadNumber, rest: string): boolean => isFraction && /^\d+\//.test(rest);

/** A number behind a code, such as DN150, and the second one of `PN 10/16`. */
function prefixedAt(
  text: PlainText,
  start: number,
  { unit }: Prefix,
  first: ReadNumber,
  own: ReadUnit | null,
  locale: Locale,
): Amount[] {
  // The nominal pressure of a press is a force.
  if (own && unit === 'bar' && own.units.some((one) => dimensionOf(one) === 'force'))
    return [{ value: single(first.value), units: own.units, start, end: own.end }];
  const [slash] = /^ ?\/ ?(?=\d)/.exec(text.lower.slice(first.end)) ?? [];
  const second =
    slash === undefined || unit === 'in' ? null : numberAt(text.lower, first.end + slash.length, locale, false);
  if (second && slash !== undefined)
    return [
      { value: single(first.value), units: [unit], start, end: first.end + slash.length },
      { value: single(second.value), units: [unit], start: first.end + slash.length, end: second.end },
    ];
  const end = own && isAlike(own, { units: ['mm', 'bar', 'in', 'DN'], end: 0 }) ? own.end : first.end;
  return [{ value: single(first.value), units: [unit], start, end }];
}

/** `10/0.4 kV`, `50/60 Hz`: two values of one unit. */
function pairAt(text: PlainText, start: number, locale: Locale): Amount[] {
  const first = numberAt(text.lower, start, locale, false);
  if (!first) return [];
  const [slash] = /^ ?\/ ?(?=[\d.])/.exec(text.lower.slice(first.end)) ?? [];
  if (slash === undefined) return [];
  const from = first.end + slash.length;
  const second = numberAt(text.lower, from, locale, false);
  const unit = second && unitAfter(text, second.end, locale);
  if (!unit) return [];
  return [
    { value: single(first.value), units: unit.units, start, end: from },
    { value: single(second.value), units: unit.units, start: from, end: unit.end },
  ];
}

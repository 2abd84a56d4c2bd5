import type { DynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatNumber } from '@/lib/platform/i18n/format';
import { isolated, quoted } from '@/lib/platform/i18n/isolate';
import { directionOf, type Locale } from '@/lib/platform/i18n/site';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import type { SpecificationLine } from '../types';

type Reader = { t: DynamicTranslator; locale: Locale };
type Line = Pick<SpecificationLine, 'value' | 'min' | 'max' | 'unit'>;

const within = (locale: Locale, text: string, isolate = quoted): string =>
  directionOf(locale) === 'rtl' ? isolate(text) : text;
const unitOf = (locale: Locale, unit: string): string =>
  unit === '' ? '' : unitSpace(locale, unit) + unitSymbol(locale, unit);

/** The numbers of a requirement, in its unit; null if it is text only. A missing bound stays open. */
export function requiredFigures({ t, locale }: Reader, { min, max, unit }: Line): string | null {
  const n = (number: number) => formatNumber(locale, number);
  const symbol = unitOf(locale, unit);
  if (min !== null && max !== null) {
    const figures = min === max ? n(min) : `${n(min)}–${n(max)}`;
    return within(locale, within(locale, figures, isolated) + symbol);
  }
  const bound = min ?? max;
  if (bound === null) return null;
  return t.markup(`trade.${min === null ? 'atMost' : 'atLeast'}`, {
    value: n(bound) + symbol,
    q: (text) => within(locale, text),
  });
}

/** The text of a requirement; with the unit, unless numbers narrow it. */
export const requiredWords = (locale: Locale, line: Line): string =>
  line.value === '' || line.min !== null || line.max !== null ? line.value : line.value + unitOf(locale, line.unit);

/** A requirement as text and numbers; '' if it has no value. */
export function requiredText(reader: Reader, line: Line): string {
  const words = requiredWords(reader.locale, line);
  const figures = requiredFigures(reader, line);
  return [words && within(reader.locale, words), figures ?? ''].filter((part) => part !== '').join(' · ');
}

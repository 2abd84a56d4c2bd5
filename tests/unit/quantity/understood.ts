import type { Locale } from '@/lib/platform/i18n/site';
import { readQuery } from '@/lib/platform/quantity/read-query';
import { fromBase } from '@/lib/platform/quantity/unit';

/** What a text is understood as, in the unit typed: `50 m`, `10–20 bar`, and `≥50 m` or `≤50 m` where it is open. */
export function understood(text: string, locale: Locale): string[] {
  return readQuery(text, locale).quantities.map(({ readings: [first], unit }) => {
    const show = (value: number | null | undefined) => (value == null ? '' : String(fromBase(value, unit)));
    const [min, max] = [show(first?.min), show(first?.max)];
    if (min === max) return `${min} ${unit}`;
    if (min === '') return `≤${max} ${unit}`;
    return max === '' ? `≥${min} ${unit}` : `${min}–${max} ${unit}`;
  });
}

import type { Locale } from '@/lib/platform/i18n/site';
import { figureText } from '@/lib/product/figure';
import type { KeyFigures, ProductDetail } from '@/lib/product/types';
import { unitSpace, unitSymbol } from '@/lib/product/unit';
import { properties, propertyName } from '@/lib/property/rules';
import type { KeyFigure } from '@/lib/property/types';
import { areOneKind, type CompareRow, smallest } from './compare-row';

/** A figure so that the least is the best; null if neither more nor less of its property is better. */
const rankOf = ({ property, intervals }: KeyFigure): number | null => {
  const { direction } = properties[property];
  const ends = intervals.flatMap(({ min, max }) => (direction === 'more' ? (max ?? min ?? []) : (min ?? max ?? [])));
  if (direction === 'neither' || ends.length === 0) return null;
  return direction === 'more' ? -Math.max(...ends) : Math.min(...ends);
};

/** The key parameters of several products side by side, whatever each catalogue calls them. */
export function figureRows(products: readonly ProductDetail[], figures: KeyFigures, locale: Locale): CompareRow[] {
  const all = products.map(({ id }) => figures[id] ?? []);
  const columns = new Map(all.flat().map(({ property, unit }) => [property, unit]));
  const isOneKind = areOneKind(products);
  return [...columns].map(([property, unit]) => {
    const values = all.map((own) => own.find((figure) => figure.property === property) ?? null);
    const texts = values.map((value) => value && figureText(locale, value.intervals, unit));
    return {
      key: property,
      label: (
        <>
          {propertyName(locale, property)}
          <bdi className="muted">{unitSpace(locale, unit) + unitSymbol(locale, unit)}</bdi>
        </>
      ),
      texts,
      cells: texts.map(
        (text) =>
          text && (
            <span data-q="below" data-unit={unitSymbol(locale, unit)}>
              <bdi dir="ltr">{text}</bdi>
            </span>
          ),
      ),
      best: isOneKind ? smallest(values.map((value) => value && rankOf(value))) : [],
    };
  });
}

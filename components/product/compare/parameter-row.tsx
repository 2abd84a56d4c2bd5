import { ParameterLabel } from '@/components/product/detail/parameter-label';
import { ParameterValue } from '@/components/product/detail/parameter-value';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ParameterSection, ProductDetail, ParameterValue as Value } from '@/lib/product/types';
import type { CompareRow } from './compare-row';

export type RowSection = { section: string; rows: CompareRow[] };
type Item = ParameterSection['items'][number];
type Row = { first: Item; items: (Item | null)[] };

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
const keyOf = ({ key }: Item): string => words(key).join('-');
const labelOf = ({ label }: Item): string => words(label).join(' ');
const unitOf = (value: Value): string => ('unit' in value ? value.unit : '');
/** Merges rated flow, flow rate and flow if their units match, from the catalogue or a supplier. */
const figureOf = ({ key, value }: Item): string | null => {
  const unit = unitOf(value);
  // Catalogue keys are prefixed with their sector.
  const named = words(key.replace(/^[a-z-]+\.(?=[a-z])/, '')).filter((word) => word !== 'rated' && word !== 'rate');
  return unit === '' ? null : [...named, unit].join('-');
};

/** Ways to match parameters of different products into one row, the most reliable first. */
const likenesses = [keyOf, labelOf, figureOf];

/** The parameters of several products side by side; matching parameters share a row, even if named differently. */
export function parameterRows(products: ProductDetail[], locale: Locale): RowSection[] {
  const sections = new Map<string, Row[]>();
  for (const [at, { parameters }] of products.entries())
    for (const { section, items } of parameters) {
      const rows = sections.get(section) ?? [];
      sections.set(section, rows);
      let left = items;
      for (const likeness of likenesses)
        left = left.filter((item) => {
          const like = likeness(item);
          const row = rows.find(({ first, items }) => items[at] === null && like !== null && likeness(first) === like);
          if (row) row.items[at] = item;
          return !row;
        });
      rows.push(...left.map((item) => ({ first: item, items: products.map((_, n) => (n === at ? item : null)) })));
    }
  return [...sections].map(([section, rows]) => ({
    section,
    rows: rows.map(({ first, items }) => ({
      key: `${section} ${first.id}`,
      label: <ParameterLabel of={first} site={locale} />,
      texts: items.map((item) => item && JSON.stringify(item.value)),
      cells: items.map(
        (item) =>
          item && (
            <span data-q="below">
              <ParameterValue of={item.value} locale={locale} written={item.locale} />
            </span>
          ),
      ),
    })),
  }));
}

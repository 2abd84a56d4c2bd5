import { ParameterLabel } from '@/components/product/detail/parameter-label';
import { ParameterValue } from '@/components/product/detail/parameter-value';
import type { Locale } from '@/lib/i18n/site';
import type { ParameterSection, ProductDetail, ParameterValue as Value } from '@/lib/product/types';
import type { CompareRow } from './compare-row';

export type RowSection = { section: string; rows: CompareRow[] };
type Item = ParameterSection['items'][number];
type Row = { first: Item; values: (Value | null)[] };

const words = (text: string): string[] =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
const keyOf = ({ key }: Item): string => words(key).join('-');
const labelOf = ({ label }: Item): string => words(label).join(' ');
const unitOf = (value: Value): string => ('unit' in value ? value.unit : '');
/** The rated flow, the flow rate and the flow are one figure where they have one unit. */
const figureOf = (item: Item): string =>
  [...words(item.key).filter((word) => word !== 'rated' && word !== 'rate'), unitOf(item.value)].join('-');

const isSame = (one: Item, other: Item): boolean =>
  keyOf(one) === keyOf(other) ||
  labelOf(one) === labelOf(other) ||
  (unitOf(one.value) !== '' && figureOf(one) === figureOf(other));

/** The parameters of several products side by side: what is the same is one row, whoever wrote it and however it is called. */
export function parameterRows(products: ProductDetail[], locale: Locale): RowSection[] {
  const sections = new Map<string, Row[]>();
  for (const [at, { parameters }] of products.entries())
    for (const { section, items } of parameters) {
      const rows = sections.get(section) ?? [];
      sections.set(section, rows);
      for (const item of items) {
        const found = rows.find(({ first, values }) => values[at] === null && isSame(first, item));
        const row = found ?? { first: item, values: products.map(() => null) };
        if (!found) rows.push(row);
        row.values[at] = item.value;
      }
    }
  return [...sections].map(([section, rows]) => ({
    section,
    rows: rows.map(({ first, values }) => ({
      key: `${section} ${first.id}`,
      label: <ParameterLabel of={first} site={locale} />,
      texts: values.map((value) => value && JSON.stringify(value)),
      cells: values.map((value) => value && <ParameterValue of={value} locale={locale} />),
    })),
  }));
}

import { ParameterValue } from '@/components/product/detail/parameter-value';
import type { Locale } from '@/lib/i18n/site';
import type { ProductDetail, ParameterValue as Value } from '@/lib/product/types';
import type { CompareRow } from './compare-row';

export type RowSection = { section: string; rows: CompareRow[] };

const comparable = (label: string): string => label.normalize('NFKC').trim().toLowerCase();

/** The parameters of several products side by side: the same section and label is the same row, whoever wrote it. */
export function parameterRows(products: ProductDetail[], locale: Locale): RowSection[] {
  const sections = new Map<string, Map<string, { label: string; values: (Value | null)[] }>>();
  for (const [at, { parameters }] of products.entries())
    for (const { section, items } of parameters) {
      const rows = sections.get(section) ?? new Map();
      sections.set(section, rows);
      for (const { label, value } of items) {
        const row = rows.get(comparable(label)) ?? { label, values: products.map(() => null) };
        row.values[at] ??= value;
        rows.set(comparable(label), row);
      }
    }
  return [...sections].map(([section, rows]) => ({
    section,
    rows: [...rows].map(([key, { label, values }]) => ({
      key: `${section} ${key}`,
      label,
      texts: values.map((value) => value && JSON.stringify(value)),
      cells: values.map((value) => value && <ParameterValue of={value} locale={locale} />),
    })),
  }));
}

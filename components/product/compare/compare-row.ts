import type { ReactNode } from 'react';
import type { ProductDetail } from '@/lib/product/types';

export type CompareRow = {
  key: string;
  label: ReactNode;
  /** texts of the cells, to detect differences; null if a product has no value */
  texts: (string | null)[];
  cells: ReactNode[];
  /** products with the best value of the row */
  best?: boolean[];
};

/** True if at least two products differ. */
export const differs = ({ texts }: CompareRow): boolean => new Set(texts).size > 1;

/** Marks the products with the smallest of `values`; none if values are missing or all equal. */
export const smallest = (values: readonly (number | null)[]): boolean[] => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const tells = known.length > 1 && known.some((value) => value > low);
  return values.map((value) => tells && value === low);
};

export const same = <T>(values: readonly T[]): boolean => new Set(values).size === 1;

/** Whether price, lead time and figures are comparable: not between, say, a crane and a valve. */
export const areOneKind = (products: readonly ProductDetail[]): boolean =>
  same(products.map(({ categories }) => categories.at(-1)?.id));

import type { ReactNode } from 'react';

export type CompareRow = {
  key: string;
  label: ReactNode;
  /** what a cell says, for telling whether the products differ; null where a product says nothing */
  texts: (string | null)[];
  cells: ReactNode[];
  /** the products that are best in this row */
  best?: boolean[];
};

/** True where at least two products say something else. */
export const differs = ({ texts }: CompareRow): boolean => new Set(texts).size > 1;

/** The products with the least of `values`; none where they cannot be compared or are all the same. */
export const least = (values: readonly (number | null)[]): boolean[] => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const tells = known.length > 1 && known.some((value) => value > low);
  return values.map((value) => tells && value === low);
};

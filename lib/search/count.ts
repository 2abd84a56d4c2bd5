import 'server-only';
import { z } from 'zod';
import type { KeyRange } from '@/lib/property/types';
import { type FacetCounts, type FacetName, facets, facetsOf, noFacets, type Scope } from './facet';
import type { CountRow, RangeFacet, RangeRow } from './types';

type Counted = { total: number; facets: FacetCounts };

/** The count of a kind that has a single row. */
export const countOf = (found: readonly CountRow[], kind: 'total' | 'stored'): number =>
  found.find((row) => row.kind === kind)?.n ?? 0;

/** Parses a facet value counted by the database as text. */
const readValue = (name: FacetName, text: string): string | number => {
  const { value } = facets[name];
  return value instanceof z.ZodNumber ? value.parse(Number(text)) : value.parse(text);
};

const counts = (found: readonly CountRow[], name: FacetName) =>
  found
    .filter(({ kind }) => kind === name)
    .map(({ value, n }) => ({ value: readValue(name, value), count: n }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

/** The counts of a listing; each facet's values by count, descending. */
export const readCounts = (scope: Scope, found: readonly CountRow[]): Counted => ({
  total: countOf(found, 'total'),
  facets: {
    ...noFacets,
    ...Object.fromEntries(facetsOf(scope).map((name) => [name, counts(found, name)])),
  },
});

/** The counts of key parameters: a product counts in each bucket that it reaches into. */
export const readRangeCounts = (keys: readonly KeyRange[], found: readonly RangeRow[]): RangeFacet[] =>
  keys.map(({ property, unit, buckets }) => ({
    property,
    unit,
    buckets: buckets.map((bucket, index) => ({
      ...bucket,
      count: found
        .filter(({ kind, value }) => kind === property && (Number(value) >> index) % 2 === 1)
        .reduce((sum, { n }) => sum + n, 0),
    })),
  }));

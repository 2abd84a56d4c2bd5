import { config } from '@/lib/platform/config';

/** Separator of values within one internal path segment; values never contain it. */
const inner = '_';

const order = new Intl.Collator('en', { numeric: true });

/** Parses a set of values from URL segments: distinct and sorted, so that each set has one URL. */
export const readSegments = (text: string): string[] => [...new Set(text.split(/[/_]/))].sort(order.compare);

/** The same for ids; null if one is invalid. */
export const readIdSegments = (text: string): number[] | null => {
  const values = readSegments(text);
  return values.every((value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= config.id.max)
    ? values.map(Number)
    : null;
};

/** Joins values as URL segments. */
export const joinSegments = (values: readonly (string | number)[]): string => values.join('/');

/** Joins URL segments to one internal path segment; `readSegments` parses both. */
export const innerSegments = (text: string): string => text.replaceAll('/', inner);

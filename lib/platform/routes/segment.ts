import { config } from '@/lib/platform/config';

/** What stands for '/' where several values are one segment of an internal path; no value holds it. */
const inner = '_';

const order = new Intl.Collator('en', { numeric: true });

/** The values that several segments of an address name, each once and in one order, so that each set has one address. */
export const readSegments = (text: string): string[] => [...new Set(text.split(/[/_]/))].sort(order.compare);

/** The same where the values are ids; null where one of them is none. */
export const readIdSegments = (text: string): number[] | null => {
  const values = readSegments(text);
  return values.every((value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= config.id.max)
    ? values.map(Number)
    : null;
};

/** Such values as the segments of an address. */
export const joinSegments = (values: readonly (string | number)[]): string => values.join('/');

/** Such segments as one segment of an internal path, which `readSegments` reads. */
export const innerSegments = (text: string): string => text.replaceAll('/', inner);

import { z } from 'zod';

export const directions = ['least', 'most', 'exact'] as const;
/** How a number is required: at least, at most, or exactly. */
export type Direction = (typeof directions)[number];
export const directionField = z.enum(directions);

const words = (text: string) => new Set(text.split(' '));
// Sizes and purposes are required exactly.
const exact = words(
  'angle axle cable cloth count diameter distance fabric frequency height length linear number off range ratio roll size speed temperature thickness voltage width',
);
const max = words('consumption emission input leakage loss losses mass noise npsh npshr sound tare vibration weight');
const min = words(
  'airflow autonomy capacity discharge efficiency flow flowrate force head life load output outreach payload pull reach strength throughput yield',
);

/**
 * How a parameter is usually required, by the words of its catalogue key: at least for a flow, at most for a weight;
 * everything else, such as times and companies' own parameters, exactly.
 */
export function directionOf(key: string): Direction {
  const keyWords = key.toLowerCase().split(/[^a-z]+/);
  const hasOne = (list: ReadonlySet<string>) => keyWords.some((word) => list.has(word));
  if (hasOne(exact)) return 'exact';
  if (hasOne(max)) return 'most';
  return hasOne(min) ? 'least' : 'exact';
}

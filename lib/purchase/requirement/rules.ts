import { z } from 'zod';

export const directions = ['least', 'most', 'exact'] as const;
/** How a figure is asked for: no less, no more, or as it is. */
export type Direction = (typeof directions)[number];
export const directionField = z.enum(directions);

const words = (text: string) => new Set(text.split(' '));
// A size, or what a thing is made for, is asked for as it is.
const exact = words(
  'angle axle cable cloth count diameter distance fabric frequency height length linear number off range ratio roll size speed temperature thickness voltage width',
);
const max = words('consumption emission input leakage loss losses mass noise npsh npshr sound tare vibration weight');
const min = words(
  'airflow autonomy capacity discharge efficiency flow flowrate force head life load output outreach payload pull reach strength throughput yield',
);

/**
 * How a parameter is usually asked for, by the words of its key in the catalogue: more of a flow is welcome and less of a
 * weight; anything else, as times and what a company calls by a name of its own, is asked for as it is.
 */
export function directionOf(key: string): Direction {
  const said = key.toLowerCase().split(/[^a-z]+/);
  const hasOne = (list: ReadonlySet<string>) => said.some((word) => list.has(word));
  if (hasOne(exact)) return 'exact';
  if (hasOne(max)) return 'most';
  return hasOne(min) ? 'least' : 'exact';
}

import type { Interval } from '@/lib/platform/quantity/dimension';
import type { UnitKey } from '@/lib/platform/quantity/unit';
import type { Property } from './rules';

/** A property that a category declares, with the unit of its column. */
export type KeyProperty = { property: Property; unit: UnitKey };
/** A product's value of it: intervals in the base unit of the property's dimension, several for 75/50 mm. */
export type KeyFigure = KeyProperty & { intervals: Interval[] };
/** A property that a category declares, with the buckets of its filter in the base unit, from the lowest. */
export type KeyRange = KeyProperty & { buckets: Interval[] };

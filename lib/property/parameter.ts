import { z } from 'zod';
import { keysOf } from '@/lib/platform/definition';
import { dimensionOf, units } from '@/lib/platform/quantity/unit';
import { properties } from './rules';

/** How many key parameters a kind of product declares. */
export const keyParameterCount = { min: 3, max: 5 } as const;

/**
 * A key parameter of a kind of product: what its lists, filters and search know it by.
 * docs/decisions/0062-quantities.md.
 */
export const keyParameter = z
  .object({
    property: z.enum(keysOf(properties)),
    /** the unit of its column and filter in metric systems */
    unit: z.enum(keysOf(units)),
    /** keys of the catalogue's parameters that hold it; a product's first one with a value counts */
    parameters: z.array(z.string()).min(1),
  })
  .refine(({ property, unit }) => dimensionOf(unit) === properties[property].dimension);

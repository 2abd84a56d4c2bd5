import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { lineField } from '@/lib/platform/field/text';
import { idField, wholeFigure } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { parameterKinds, parameterSections } from './edit/constants';

const limits = config.product;

/** A text of one line. */
export const lineOf = (max: number) => lineField(max).default('');
export const amount = z.number().max(limits.amount, `atMost:${limits.amount}`).nullable().default(null);
export const wholeWithin = (min: number, max: number) => {
  const key = `whole:${min}:${max}`;
  return wholeFigure(key).min(min, key).max(max, key);
};
export const wholeOrNull = (min: number, max: number) => wholeWithin(min, max).nullable().default(null);
export const several = <T extends z.ZodType>(item: T, max: number, error: string) =>
  z
    .array(item)
    .refine((list) => list.length <= max, { error })
    .default([]);

/**
 * One technical parameter: of the catalogue or the company's own by id, or a new one by its labels.
 * docs/decisions/0003-parameters.md.
 */
export const parameter = z.object({
  parameterId: idField.nullable().default(null),
  labels: z.partialRecord(z.enum(locales), lineOf(limits.label)).default({}),
  section: z.enum(parameterSections).default('performance'),
  kind: z.enum(parameterKinds),
  unit: lineOf(limits.unit),
  /** the value of a number, the least of a range */
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  optionId: idField.nullable().default(null),
  text: lineOf(limits.label),
});

/** A price for a unit from a quantity on. */
export const priceBreak = z.object({ quantity: wholeOrNull(1, config.listing.amount), price: amount });

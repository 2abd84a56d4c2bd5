import { z } from 'zod';
import { spokenField } from '@/lib/http/field';

const language = spokenField.shape.locale.optional();

/** A line of a request's requirements as it is shown. */
export const specificationLine = z.object({
  position: z.number().int(),
  label: z.string(),
  value: z.string(),
  /** the languages of both, where a line that was taken from a product has them in another than the request's */
  labelLocale: language,
  valueLocale: language,
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string(),
});

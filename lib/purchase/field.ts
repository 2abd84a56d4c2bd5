import { z } from 'zod';
import { spokenField } from '@/lib/platform/http/field';

const language = spokenField.shape.locale.optional();

/** How many more quotations a request takes, and how many of them of suppliers alone whom its buyer invites. */
export const ownPlacesField = z.object({ left: z.number().int(), spared: z.number().int() });

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

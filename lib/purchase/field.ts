import { z } from 'zod';
import { localeTextField } from '@/lib/platform/http/field';

const language = localeTextField.shape.locale.optional();

/** Number of quotations a request still takes, and how many of these are reserved for invited suppliers. */
export const ownPlacesField = z.object({ left: z.number().int(), spared: z.number().int() });

/** A requirement of a request, for display. */
export const specificationLine = z.object({
  position: z.number().int(),
  label: z.string(),
  value: z.string(),
  /** languages of label and value, which differ from the request's if taken from a product */
  labelLocale: language,
  valueLocale: language,
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string(),
});

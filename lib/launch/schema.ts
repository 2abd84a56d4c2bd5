import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { lineField } from '@/lib/platform/field/text';
import { idField, localeTextField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { itemState } from '@/lib/review/item/schema';
import { translationsOf } from '@/lib/review/item/text';
import { sloganMax } from './constants';

/** The countries of a launch or offer, distinct and sorted; empty if worldwide. */
export const countriesField = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'choice'))
  .max(config.api.pageSize.max * 3, 'limit')
  .transform((codes) => [...new Set(codes)].sort());

/** Fields shared by launches and agent offers. */
export const aboutProduct = {
  /** the form's language */
  locale: z.enum(locales),
  productId: idField.nullable(),
  worldwide: z.boolean(),
  countries: countriesField,
};

export const launchFields = z.object({
  ...aboutProduct,
  translations: translationsOf({ slogan: lineField(sloganMax) }),
});
export type LaunchInput = z.output<typeof launchFields>;
export type LaunchForm = z.input<typeof launchFields>;

/** A product as the picker shows it. */
export const pickedProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  model: z.string(),
  cover: z.string(),
  /** whether visitors can see it */
  public: z.boolean(),
});
export type PickedProduct = z.output<typeof pickedProduct>;

/** The area of an item in its owner's list. */
export const areaFields = {
  product: pickedProduct,
  worldwide: z.boolean(),
  countries: z.array(z.string()),
  slogan: localeTextField.nullable(),
  locales: z.array(z.enum(locales)),
};
export const ownLaunch = z.object({ ...itemState, ...areaFields });
export type OwnLaunch = z.output<typeof ownLaunch>;

/** State of the whole list: whether its block is shown, the membership includes it, and the user may edit. */
export const listState = { zone: z.boolean(), covered: z.boolean(), editable: z.boolean() };

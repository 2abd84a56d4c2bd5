import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { propertyOf } from '@/lib/platform/definition';
import { textField } from '@/lib/platform/field/text';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { fields } from '../field';
import { lineOf, type parameter } from '../field-type';

const limits = config.product;
const text = (max: number) => textField(max).default('');

/** What is written of a product in one language; all of it empty where there is no translation. */
const translation = z.object({
  name: lineOf(limits.name),
  /** counted in words, in zh in characters, when it is submitted; here only what can be stored */
  summary: text(limits.text),
  introduction: text(limits.text),
  /** parted by commas */
  keywords: lineOf(limits.keywords),
  slogan: text(limits.text),
});

/**
 * A product as its form, its waiting version and a sheet's row hold it. Amounts are decimal in `currency`; the first of
 * the pictures is the cover; files are the keys of uploads.
 */
export const productFields = z.object({
  /** the language that the form was filled in */
  locale: z.enum(locales),
  translations: z.partialRecord(z.enum(locales), translation).default({}),
  ...propertyOf(fields, 'schema'),
});

export type ProductInput = z.output<typeof productFields>;
export type ProductFormInput = z.input<typeof productFields>;
export type ProductTranslation = z.output<typeof translation>;
export type ProductParameterInput = z.output<typeof parameter>;

/** A product of which nothing is written. */
export const blankInput = (locale: Locale): ProductInput => ({ ...productFields.parse({ locale }), minimumOrder: 1 });

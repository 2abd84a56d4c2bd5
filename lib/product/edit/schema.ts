import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { propertyOf } from '@/lib/platform/definition';
import { textField } from '@/lib/platform/field/text';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { fields } from '../field';
import { lineOf, type parameter } from '../field-type';

const limits = config.product;
const text = (max: number) => textField(max).default('');

/** A product's text in one language; all empty if there is no translation. */
const translation = z.object({
  name: lineOf(limits.name),
  /** submission limits it in words, in zh in characters; here only the storage limit */
  summary: text(limits.text),
  introduction: text(limits.text),
  /** separated by commas */
  keywords: lineOf(limits.keywords),
  slogan: text(limits.text),
});

/**
 * A product, shared by form, pending version and sheet row. Amounts are decimal in `currency`; the first picture is the
 * cover; files are upload keys.
 */
export const productFields = z.object({
  /** the form's language */
  locale: z.enum(locales),
  translations: z.partialRecord(z.enum(locales), translation).default({}),
  ...propertyOf(fields, 'schema'),
});

export type ProductInput = z.output<typeof productFields>;
export type ProductFormInput = z.input<typeof productFields>;
export type ProductTranslation = z.output<typeof translation>;
export type ProductParameterInput = z.output<typeof parameter>;

/** An empty product. */
export const blankInput = (locale: Locale): ProductInput => ({ ...productFields.parse({ locale }), minimumOrder: 1 });

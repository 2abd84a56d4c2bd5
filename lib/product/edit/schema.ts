import { z } from 'zod';
import { config } from '@/lib/config';
import { besideFaults } from '@/lib/http/beside-faults';
import { idField, wholeFigure } from '@/lib/http/field';
import { lineField, textField } from '@/lib/http/text-field';
import { locales } from '@/lib/i18n/site';
import { parameterKinds, parameterSections, priceKinds } from './constants';
import { checkDraft, checkProduct, tidy } from './rules';

const limits = config.product;
const line = (max: number) => lineField(max).default('');
const text = (max: number) => textField(max).default('');
const amount = z.number().max(limits.amount, `atMost:${limits.amount}`).nullable().default(null);
const wholeWithin = (least: number, most: number) => {
  const key = `whole:${least}:${most}`;
  return wholeFigure(key).min(least, key).max(most, key);
};
const whole = (least: number, most: number) => wholeWithin(least, most).nullable().default(null);
const several = <T extends z.ZodType>(item: T, max: number, error: string) =>
  z
    .array(item)
    .refine((list) => list.length <= max, { error })
    .default([]);

/** What is written of a product in one language; all of it empty where there is no translation. */
const translation = z.object({
  name: line(limits.name),
  /** counted in words, in zh in characters, when it is submitted; here only what can be stored */
  summary: text(limits.text),
  introduction: text(limits.text),
  /** parted by commas */
  keywords: line(limits.keywords),
  slogan: line(limits.text),
});

/** One technical parameter: of the catalogue or the company's own by id, or a new one by its labels. Decision 0003. */
const parameter = z.object({
  parameterId: idField.nullable().default(null),
  labels: z.partialRecord(z.enum(locales), line(limits.label)).default({}),
  section: z.enum(parameterSections).default('performance'),
  kind: z.enum(parameterKinds),
  unit: line(limits.unit),
  /** the value of a number, the least of a range */
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  optionId: idField.nullable().default(null),
  text: line(limits.label),
});

/** A price for a unit from a quantity on. */
const priceBreak = z.object({ quantity: whole(1, config.listing.amount), price: amount });

/**
 * A product as its form, its waiting version and a sheet's row hold it. Amounts are decimal in `currency`; the first of
 * the pictures is the cover; files are the keys of uploads.
 */
export const productFields = z.object({
  /** the language that the form was filled in */
  locale: z.enum(locales),
  translations: z.partialRecord(z.enum(locales), translation).default({}),
  priceKind: z.enum(priceKinds).default('fixed'),
  priceMin: amount,
  priceMax: amount,
  currency: z.string().trim().toUpperCase().max(3, 'choice').default(''),
  unit: z.union([z.enum(config.units), z.literal('')]).default(''),
  minimumOrder: whole(1, config.listing.amount),
  leadDays: z
    .object({ min: whole(0, limits.leadDays), max: whole(0, limits.leadDays) })
    .default({ min: null, max: null }),
  brand: line(limits.brand),
  model: line(limits.brand),
  hsCode: line(12),
  originCode: line(2),
  categories: several(idField, limits.categories, 'tagCategoryLimit'),
  tags: several(idField, limits.tags, 'tagCategoryLimit'),
  pictures: several(z.string().max(200), limits.pictures, 'imageLimit'),
  video: z.string().max(200).nullable().default(null),
  priceBreaks: several(priceBreak, limits.priceBreaks, 'limit'),
  parameters: several(parameter, limits.parameters, 'limit'),
  groupId: idField.nullable().default(null),
  sort: wholeWithin(0, config.id.max).default(0),
});

/** A draft: a name in one language is all it must have. Decisions, Life cycles. */
export const productDraft = productFields.superRefine(checkDraft, besideFaults).transform(tidy);

/** What can be submitted for review. Specification 5, Product. */
export const productInput = productFields.superRefine(checkProduct, besideFaults).transform(tidy);

export type ProductInput = z.output<typeof productFields>;
export type ProductFormInput = z.input<typeof productFields>;
export type ProductTranslation = z.output<typeof translation>;
export type ProductParameterInput = z.output<typeof parameter>;

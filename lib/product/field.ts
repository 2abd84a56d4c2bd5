import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { keysOf } from '@/lib/platform/definition';
import { idField } from '@/lib/platform/http/field';
import { priceQuantityField } from '@/lib/platform/money/price-quantity';
import { priceKinds } from './edit/constants';
import { amount, lineOf, parameter, priceBreak, several, wholeOrNull, wholeWithin } from './field-type';

const limits = config.product;

/** The parts of the form, in order. */
export const formParts = ['text', 'quotation', 'category', 'media', 'parameter', 'introduction', 'noReview'] as const;
type FormPart = (typeof formParts)[number];

/** Texts per language, with their section of the form. */
export const texts = {
  name: 'text',
  summary: 'text',
  slogan: 'text',
  introduction: 'introduction',
  keywords: 'introduction',
} as const satisfies Record<string, FormPart>;

export const isText = (name: string): name is keyof typeof texts => Object.hasOwn(texts, name);

type Field = {
  /** type, limits and default, for form, pending version and sheet row */
  schema: z.ZodType;
  part: FormPart;
  /** full message key of its label */
  label: string;
  /** columns of a sheet */
  sheet: readonly string[];
  /** how the console compares it between versions */
  review: string;
  /** keys of the public view that show it */
  view: readonly string[];
  /**
   * Of a plain field stored in one column: the column and its empty value. Storage, sheet and public view are derived
   * from it.
   */
  column?: { name: string; none: string | number | null };
  /** of a plain field shown under its own name: its type in the public view */
  output?: z.ZodType;
};

/** All fields of a product except texts, in form order. docs/contributing.md, A field. */
export const fields = {
  priceKind: {
    schema: z.enum(priceKinds).default('fixed'),
    part: 'quotation',
    label: 'productForm.priceKind',
    sheet: ['priceMin'],
    review: 'choice',
    view: ['price'],
  },
  priceMin: {
    schema: amount,
    part: 'quotation',
    label: 'productSheet.column.priceMin',
    sheet: ['priceMin'],
    review: 'number',
    view: ['price'],
  },
  priceMax: {
    schema: amount,
    part: 'quotation',
    label: 'productSheet.column.priceMax',
    sheet: ['priceMax'],
    review: 'number',
    view: ['price'],
  },
  currency: {
    schema: z.string().trim().toUpperCase().max(3, 'choice').default(''),
    part: 'quotation',
    label: 'productForm.currency',
    sheet: ['currency'],
    review: 'text',
    view: ['price'],
  },
  unit: {
    schema: z.union([z.enum(config.units), z.literal('')]).default(''),
    part: 'quotation',
    label: 'productForm.unit',
    sheet: ['unit'],
    review: 'choice',
    view: ['unit'],
  },
  priceQuantity: {
    schema: priceQuantityField,
    part: 'quotation',
    label: 'productForm.priceQuantity',
    sheet: ['priceQuantity'],
    review: 'number',
    view: ['price'],
    column: { name: 'priceQuantity', none: 1 },
  },
  minimumOrder: {
    schema: wholeOrNull(1, config.listing.amount),
    part: 'quotation',
    label: 'productForm.minimumOrder',
    sheet: ['minimumOrder'],
    review: 'number',
    view: ['minimumOrder'],
    column: { name: 'minimumOrder', none: 1 },
  },
  leadDays: {
    schema: z
      .object({ min: wholeOrNull(0, limits.leadDays), max: wholeOrNull(0, limits.leadDays) })
      .default({ min: null, max: null }),
    part: 'quotation',
    label: 'product.leadTime',
    sheet: ['leadMin', 'leadMax'],
    review: 'range',
    view: ['leadDays'],
  },
  warrantyMonths: {
    schema: wholeOrNull(0, limits.warrantyMonths),
    part: 'quotation',
    label: 'productForm.warranty',
    sheet: ['warrantyMonths'],
    review: 'number',
    view: ['warrantyMonths'],
    column: { name: 'warrantyMonths', none: null },
    output: z.number().int().nullable().meta({ description: 'warrantyMonths' }),
  },
  priceBreaks: {
    schema: several(priceBreak, limits.priceBreaks, 'limit'),
    part: 'quotation',
    label: 'productForm.breaks',
    sheet: ['priceBreaks'],
    review: 'break',
    view: ['priceBreaks'],
  },
  brand: {
    schema: lineOf(limits.brand),
    part: 'quotation',
    label: 'productForm.brand',
    sheet: ['brand'],
    review: 'text',
    view: ['brand'],
    column: { name: 'brand', none: '' },
    output: z.string(),
  },
  model: {
    schema: lineOf(limits.brand),
    part: 'quotation',
    label: 'productForm.model',
    sheet: ['model'],
    review: 'text',
    view: ['model'],
    column: { name: 'model', none: '' },
    output: z.string(),
  },
  hsCode: {
    schema: lineOf(16),
    part: 'quotation',
    label: 'productForm.hsCode',
    sheet: ['hsCode'],
    review: 'text',
    view: ['hsCode'],
    column: { name: 'hsCode', none: null },
    output: z.string().nullable(),
  },
  originCode: {
    schema: lineOf(2),
    part: 'quotation',
    label: 'productForm.origin',
    sheet: ['origin'],
    review: 'country',
    view: ['originCode'],
  },
  categories: {
    schema: several(idField, limits.categories, 'tagCategoryLimit'),
    part: 'category',
    label: 'productForm.categories',
    sheet: ['categories'],
    review: 'category',
    view: ['categories'],
  },
  tags: {
    schema: several(idField, limits.tags, 'tagCategoryLimit'),
    part: 'category',
    label: 'productForm.tags',
    sheet: ['tags'],
    review: 'tag',
    view: ['tags'],
  },
  pictures: {
    schema: several(z.string().max(200), limits.pictures, 'imageLimit'),
    part: 'media',
    label: 'productForm.pictures',
    sheet: ['pictures'],
    review: 'picture',
    view: ['cover', 'media'],
  },
  video: {
    schema: z.string().max(200).nullable().default(null),
    part: 'media',
    label: 'productForm.video',
    sheet: [],
    review: 'video',
    view: ['media'],
  },
  parameters: {
    schema: several(parameter, limits.parameters, 'limit'),
    part: 'parameter',
    label: 'productForm.parameter',
    sheet: [],
    review: 'parameter',
    view: ['parameters'],
  },
  groupId: {
    schema: idField.nullable().default(null),
    part: 'noReview',
    label: 'productForm.group',
    sheet: ['group'],
    review: 'group',
    view: ['group'],
  },
  sort: {
    schema: wholeWithin(0, config.id.max).default(0),
    part: 'noReview',
    label: 'productForm.sort',
    sheet: ['sort'],
    review: 'number',
    view: [],
    column: { name: 'sort', none: 0 },
  },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;
export type FieldName = keyof Fields;
export const fieldNames = keysOf(fields);
export const isField = (name: string): name is FieldName => Object.hasOwn(fields, name);

/** A field stored in one column. */
export type PlainName = { [K in FieldName]: Fields[K] extends { column: object } ? K : never }[FieldName];
export type PlainColumn = Fields[PlainName]['column']['name'];
/** One shown under its own name in the public view. */
type ShownName = { [K in PlainName]: Fields[K] extends { output: object } ? K : never }[PlainName];

export const plainNames = fieldNames.filter((name): name is PlainName => 'column' in fields[name]);
export const shownNames = plainNames.filter((name): name is ShownName => 'output' in fields[name]);

/** Their types in the public view. */
export const shownOutput = Object.fromEntries(shownNames.map((name) => [name, fields[name].output])) as {
  [K in ShownName]: Fields[K]['output'];
};

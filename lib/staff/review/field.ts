import { propertyOf } from '@/lib/platform/definition';
import { fields } from '@/lib/product/field';

/** Fields that are not reviewed: the form's language and a sort order. */
export const formFields: readonly string[] = ['locale', 'sort'];

// Common fields come before those of companies; the sort order is not reviewed.
const { categories, tags, brand, model, hsCode, originCode, pictures, video, sort, ...product } = propertyOf(
  fields,
  'review',
);

/** Display types of the fields of all reviewed kinds. Translated fields are in the same table: names are unique. */
export const fieldKinds = {
  name: 'text',
  slogan: 'text',
  summary: 'text',
  introduction: 'text',
  detail: 'text',
  keywords: 'text',
  region: 'text',
  city: 'text',
  address: 'text',
  contactName: 'text',
  contactTitle: 'text',
  issuer: 'text',
  scope: 'text',
  countryCode: 'country',
  registrationNumber: 'text',
  licence: 'licence',
  phone: 'text',
  email: 'text',
  website: 'text',
  categories,
  tags,
  brand,
  model,
  hsCode,
  originCode,
  founded: 'text',
  employees: 'number',
  floorArea: 'number',
  exportCountries: 'number',
  logo: 'picture',
  pictures,
  video,
  banner: 'picture',
  file: 'picture',
  ...product,
  type: 'choice',
  number: 'text',
  issuedOn: 'day',
  validUntil: 'day',
  productId: 'product',
  worldwide: 'flag',
  countries: 'country',
} as const;

export type FieldName = keyof typeof fieldKinds;
export const fieldNames = Object.keys(fieldKinds) as FieldName[];
export type FieldKind = (typeof fieldKinds)[FieldName];

export const isField = (name: string): name is FieldName => Object.hasOwn(fieldKinds, name);

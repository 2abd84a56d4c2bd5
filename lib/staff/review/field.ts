import { propertyOf } from '@/lib/platform/definition';
import { fields } from '@/lib/product/field';

/** What a form holds for itself: the language it was filled in, and an order that needs no review. */
export const formFields: readonly string[] = ['locale', 'sort'];

// These stand before what is a company's alone, and an order is not reviewed.
const { categories, tags, brand, model, hsCode, originCode, pictures, video, sort, ...product } = propertyOf(
  fields,
  'review',
);

/**
 * What the fields of the five kinds of thing under review hold, by which the console shows them. The texts of a
 * translation stand beside the others: no name means two things.
 */
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

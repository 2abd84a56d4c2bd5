import type { UploadValue } from '@/components/upload/upload-value';
import { isLocale, type Locale, locales } from '@/lib/i18n/site';
import type { ProductFormInput, ProductInput, ProductTranslation } from '@/lib/product/edit/schema';
import type { UploadView } from '@/lib/upload/types';

export type ProductValues = ProductFormInput;
/** The files that the form's keys stand for. */
export type FileMap = Readonly<Record<string, UploadView>>;

/** The parts of the form, in order, each with the fields that are in it. */
export const parts = {
  text: ['name', 'summary', 'slogan'],
  quotation: [
    ...['priceKind', 'priceMin', 'priceMax', 'currency', 'unit', 'minimumOrder', 'leadDays', 'priceBreaks'],
    ...['brand', 'model', 'hsCode', 'originCode'],
  ],
  category: ['categories', 'tags'],
  media: ['pictures', 'video'],
  parameter: ['parameters'],
  introduction: ['introduction', 'keywords'],
  noReview: ['groupId', 'sort'],
} as const satisfies Record<string, readonly string[]>;
export type Part = keyof typeof parts;

/** The part that a field is in, by its path. */
export const partOf = (path: string): Part => {
  const [head = '', , field = ''] = path.split('.');
  const name = head === 'translations' ? field || 'name' : head;
  const found = (Object.keys(parts) as Part[]).find((part) => (parts[part] as readonly string[]).includes(name));
  return found ?? 'text';
};

/** The language of a text by its path; null for what all languages share. */
export const languageOf = (path: string): Locale | null => {
  const [head, locale = ''] = path.split('.');
  return head === 'translations' && isLocale(locale) ? locale : null;
};

const order = Object.values(parts).flat() as readonly string[];

/** Where a field stands in the form, by its path. */
export const rankOf = (path: string): number => {
  const [head = '', , field = ''] = path.split('.');
  return order.indexOf(head === 'translations' ? field || 'name' : head);
};

/** Every message of a tree of errors with its path. */
export function flatten(errors: object, at: string[] = []): { path: string; type: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const here = [...at, key];
    if ('type' in value && typeof value.type === 'string')
      return [{ path: here.join('.'), type: value.type, message: 'message' in value ? String(value.message) : '' }];
    return flatten(value, here);
  });
}

const blank: ProductTranslation = { name: '', summary: '', introduction: '', keywords: '', slogan: '' };

/** A product as the form's fields want it: each language there, empty where nothing is written. */
export const valuesOf = (input: ProductInput): ProductValues => ({
  ...input,
  translations: Object.fromEntries(
    locales.map((locale) => [locale, { ...blank, ...input.translations[locale] }]),
  ) as Record<Locale, ProductTranslation>,
});

export const filesOf = (files: readonly UploadView[]): FileMap =>
  Object.fromEntries(files.map((file) => [file.key, file]));

/** Keys of the form as the upload field shows them. */
export const uploadsOf = (keys: readonly string[], files: FileMap): UploadValue[] =>
  keys.flatMap((key) => (files[key] ? [{ ...files[key], alt: '' }] : []));

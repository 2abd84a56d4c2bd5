import type { UploadValue } from '@/components/form/upload/upload-value';
import { propertyOf } from '@/lib/platform/definition';
import { isLocale, type Locale, locales } from '@/lib/platform/i18n/site';
import type { ProductFormInput, ProductInput, ProductTranslation } from '@/lib/product/edit/schema';
import { fields, formParts, texts } from '@/lib/product/field';
import type { UploadView } from '@/lib/upload/types';

export type ProductValues = ProductFormInput;
/** Files by key. */
export type FileMap = Readonly<Record<string, UploadView>>;

export type ProductFormPart = (typeof formParts)[number];

const places: Readonly<Record<string, ProductFormPart>> = { ...texts, ...propertyOf(fields, 'part') };

const nameOf = (path: string): string => {
  const [head = '', , field = ''] = path.split('.');
  return head === 'translations' ? field || 'name' : head;
};

/** Section of a field by path. */
export const partOf = (path: string): ProductFormPart => places[nameOf(path)] ?? 'text';

/** Language of a field by path; null if shared by all languages. */
export const languageOf = (path: string): Locale | null => {
  const [head, locale = ''] = path.split('.');
  return head === 'translations' && isLocale(locale) ? locale : null;
};

const order = formParts.flatMap((part) => Object.keys(places).filter((name) => places[name] === part));

/** Position of a field in the form by path. */
export const rankOf = (path: string): number => order.indexOf(nameOf(path));

/** All messages in a tree of errors, with paths. */
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

/** Form values of a product, with every language present. */
export const valuesOf = (input: ProductInput): ProductValues => ({
  ...input,
  translations: Object.fromEntries(
    locales.map((locale) => [locale, { ...blank, ...input.translations[locale] }]),
  ) as Record<Locale, ProductTranslation>,
});

export const filesOf = (files: readonly UploadView[]): FileMap =>
  Object.fromEntries(files.map((file) => [file.key, file]));

/** Values of the upload field for the form's keys. */
export const uploadsOf = (keys: readonly string[], files: FileMap): UploadValue[] =>
  keys.flatMap((key) => (files[key] ? [{ ...files[key], alt: '' }] : []));

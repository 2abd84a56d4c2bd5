import type { CategoryLeaf } from '@/components/form/category-leaf';
import type { Choice } from '@/components/form/select-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import type { Grade } from '@/lib/platform/config';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { type PurchaseFormInput, type PurchaseInput, purchaseFields } from '@/lib/purchase/schema';
import type { UploadView } from '@/lib/upload/types';

export type PurchaseValues = PurchaseFormInput;
/** A supplier to address. */
export type AskedCompany = { id: number; name: string; invited: boolean; grade?: Grade; zone?: string | null };
/** Display data of the form besides its values. */
export type PurchaseExtra = {
  files: Readonly<Record<string, UploadView>>;
  companies: readonly AskedCompany[];
};
/** A country with the defaults it implies. */
export type CountryChoice = Choice & { currency: string; callingCode: string };
/** Options of the form. */
export type PurchaseReferences = {
  categories: readonly CategoryLeaf[];
  countries: readonly CountryChoice[];
  currencies: readonly Choice[];
};

/** Sections of the full form in order, with their fields. */
export const parts = {
  goods: ['kind', 'translations', 'categoryId', 'productId', 'quantity', 'unit'],
  specification: ['specification'],
  price: ['targetPrice', 'budget', 'currency', 'showTargetPrice', 'showPriceBand'],
  delivery: [
    ...['incoterm', 'place', 'shippingMethod', 'shippingOther', 'port'],
    ...['countryCode', 'destination', 'deliveryBy'],
  ],
  payment: ['paymentMethod', 'paymentOther', 'validUntil'],
  contact: ['companyName', 'contactName', 'contactPhone', 'contactEmail', 'attachments'],
} as const satisfies Record<string, readonly string[]>;
export type PurchaseFormPart = keyof typeof parts;
export const partNames = Object.keys(parts) as PurchaseFormPart[];

/** Section of a field by path. */
export const partOf = (path: string): PurchaseFormPart => {
  const [head = ''] = path.split('.');
  return partNames.find((part) => (parts[part] as readonly string[]).includes(head)) ?? 'goods';
};

/** The addendum's message is a step before the request's own. */
export type AnyPart = PurchaseFormPart | 'addendum';
export const addendumPartNames: readonly AnyPart[] = ['addendum', ...partNames];
export const addendumPartOf = (path: string): AnyPart => (path === 'text' ? 'addendum' : partOf(path));

/** Form values of a stored or checked request, with every language present. */
export const valuesOf = (input: PurchaseInput): PurchaseValues => ({
  ...input,
  translations: Object.fromEntries(
    locales.map((locale) => [locale, input.translations[locale] ?? { title: '', details: '' }]),
  ),
});

/** Values of an empty form. */
export const blankValues = (locale: Locale): PurchaseValues => valuesOf(purchaseFields.parse({ locale }));

/** Removes empty languages and rows before sending. */
export const filled = (input: PurchaseInput): PurchaseInput => ({
  ...input,
  translations: Object.fromEntries(
    Object.entries(input.translations).filter(([, text]) => text && (text.title !== '' || text.details !== '')),
  ),
});

/** Values of the upload field for the form's keys. */
export const uploadsOf = (keys: readonly string[], files: PurchaseExtra['files']): UploadValue[] =>
  keys.flatMap((key) => (files[key] ? [{ ...files[key], alt: '' }] : []));

import type { CategoryLeaf } from '@/components/form/category-leaf';
import type { Choice } from '@/components/form/select-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import type { Grade } from '@/lib/platform/config';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { type PurchaseFormInput, type PurchaseInput, purchaseFields } from '@/lib/purchase/schema';
import type { UploadView } from '@/lib/upload/types';

export type PurchaseValues = PurchaseFormInput;
/** A supplier who is to be asked. */
export type AskedCompany = { id: number; name: string; invited: boolean; grade?: Grade; zone?: string | null };
/** What the form shows beside its values. */
export type PurchaseExtra = {
  files: Readonly<Record<string, UploadView>>;
  companies: readonly AskedCompany[];
};
/** A country with what is proposed by it. */
export type CountryChoice = Choice & { currency: string; callingCode: string };
/** What the form chooses from. */
export type PurchaseReferences = {
  categories: readonly CategoryLeaf[];
  countries: readonly CountryChoice[];
  currencies: readonly Choice[];
};

/** The parts of the full form, in order, each with the fields that are in it. */
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

/** The part that a field is in, by its path. */
export const partOf = (path: string): PurchaseFormPart => {
  const [head = ''] = path.split('.');
  return partNames.find((part) => (parts[part] as readonly string[]).includes(head)) ?? 'goods';
};

/** The step of an addendum's words, before the request's own. */
export type AnyPart = PurchaseFormPart | 'addendum';
export const addendumPartNames: readonly AnyPart[] = ['addendum', ...partNames];
export const addendumPartOf = (path: string): AnyPart => (path === 'text' ? 'addendum' : partOf(path));

/** A stored or checked request as the form's fields want it: each language there, empty where nothing is written. */
export const valuesOf = (input: PurchaseInput): PurchaseValues => ({
  ...input,
  translations: Object.fromEntries(
    locales.map((locale) => [locale, input.translations[locale] ?? { title: '', details: '' }]),
  ),
});

/** A form in which nothing is written. */
export const blankValues = (locale: Locale): PurchaseValues => valuesOf(purchaseFields.parse({ locale }));

/** What is to be sent: the languages in which something is written, and no row that says nothing. */
export const filled = (input: PurchaseInput): PurchaseInput => ({
  ...input,
  translations: Object.fromEntries(
    Object.entries(input.translations).filter(([, text]) => text && (text.title !== '' || text.details !== '')),
  ),
});

/** Keys of the form as the upload field shows them. */
export const uploadsOf = (keys: readonly string[], files: PurchaseExtra['files']): UploadValue[] =>
  keys.flatMap((key) => (files[key] ? [{ ...files[key], alt: '' }] : []));

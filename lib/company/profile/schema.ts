import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { pastedEmail } from '@/lib/platform/field/email';
import { lineField, textField } from '@/lib/platform/field/text';
import { idField, wholeFigure } from '@/lib/platform/http/field';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { companyStatuses } from './constants';

const limits = config.company;
const line = (max: number) => lineField(max).default('');
const text = (max: number) => textField(max).default('');
const wholeBetween = (min: number, max: number) => {
  const key = `whole:${min}:${max}`;
  return wholeFigure(key).min(min, key).max(max, key).nullable().default(null);
};
/** The year is read per validation, as the server runs across new year. */
const yearKey = { error: () => `whole:${limits.founded}:${new Date().getUTCFullYear()}` };
const several = <T extends z.ZodType>(item: T, max: number, error: string) =>
  z
    .array(item)
    .refine((list) => list.length <= max, { error })
    .default([]);
const file = z.string().max(200).nullable().default(null);

/** A company's text in one language; all empty if there is no translation. */
const translation = z.object({
  name: line(limits.name),
  /** submission limits slogan and introduction in words, in zh in characters; here only the storage limit */
  slogan: line(limits.text),
  introduction: text(limits.text),
  region: line(limits.name),
  city: line(limits.name),
  address: line(limits.line),
  contactName: line(limits.name),
  contactTitle: line(limits.name),
});

/** A URL as typed, with or without scheme; the output has one. */
const website = line(limits.line).transform((typed) =>
  typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`,
);

/** A company's profile, shared by form, pending version and review; files are upload keys. */
export const profileFields = z.object({
  /** the form's language */
  locale: z.enum(locales),
  translations: z.partialRecord(z.enum(locales), translation).default({}),
  countryCode: z.string().trim().toUpperCase().max(2, 'choice').default(''),
  phone: line(limits.number),
  email: z.string().overwrite(pastedEmail).pipe(lineField(config.account.email.max)).default(''),
  website,
  // Codes are upper-cased; text such as a court's name stays as typed.
  registrationNumber: line(limits.number).transform((typed) =>
    /\s.*\p{Ll}{4}|\p{Ll}{4}.*\s/u.test(typed) ? typed : typed.toUpperCase(),
  ),
  categories: several(idField, limits.categories, 'tagCategoryLimit'),
  tags: several(idField, limits.tags, 'tagCategoryLimit'),
  brand: line(limits.name),
  founded: wholeFigure(yearKey)
    .min(limits.founded, yearKey)
    .refine((year) => year <= new Date().getUTCFullYear(), yearKey)
    .nullable()
    .default(null),
  employees: wholeBetween(1, limits.employees),
  /** square metres */
  floorArea: wholeBetween(1, limits.floorArea),
  exportCountries: wholeBetween(0, limits.exportCountries),
  logo: file,
  /** the licence, outside China the registration document: for review only */
  licence: file,
  video: file,
  pictures: several(
    z.object({ key: z.string().max(200), alt: line(limits.line) }),
    config.caps.picture.diamond,
    'imageLimit',
  ),
});

export type ProfileInput = z.output<typeof profileFields>;
export type ProfileFormInput = z.input<typeof profileFields>;
export type ProfileTranslation = z.output<typeof translation>;
export type ProfileTranslations = Partial<Record<Locale, ProfileTranslation>>;

export const state = z.object({ status: z.enum(companyStatuses), waiting: z.boolean(), revision: z.number().int() });
/** State of a profile, and its revision; `waiting` is true while a version is under review. */
export type ProfileState = z.output<typeof state>;

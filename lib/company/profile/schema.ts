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
const whole = (min: number, max: number) => {
  const key = `whole:${min}:${max}`;
  return wholeFigure(key).min(min, key).max(max, key).nullable().default(null);
};
/** A year until today, which is not that of the server's start. */
const yearKey = { error: () => `whole:${limits.founded}:${new Date().getUTCFullYear()}` };
const several = <T extends z.ZodType>(item: T, max: number, error: string) =>
  z
    .array(item)
    .refine((list) => list.length <= max, { error })
    .default([]);
const file = z.string().max(200).nullable().default(null);

/** What is written of a company in one language; all of it empty where there is no translation. */
const translation = z.object({
  name: line(limits.name),
  /** slogan and introduction are counted in words, in zh in characters, when they are submitted; here only what can be stored */
  slogan: line(limits.text),
  introduction: text(limits.text),
  region: line(limits.name),
  city: line(limits.name),
  address: line(limits.line),
  contactName: line(limits.name),
  contactTitle: line(limits.name),
});

/** An address of the web as typed, with or without its scheme; with it in the output. */
const website = line(limits.line).transform((typed) =>
  typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`,
);

/** A company's profile as its form, its waiting version and the review hold it; files are the keys of uploads. */
export const profileFields = z.object({
  /** the language that the form was filled in */
  locale: z.enum(locales),
  translations: z.partialRecord(z.enum(locales), translation).default({}),
  countryCode: z.string().trim().toUpperCase().max(2, 'choice').default(''),
  phone: line(limits.number),
  email: z.string().overwrite(pastedEmail).pipe(lineField(config.account.email.max)).default(''),
  website,
  // A code stands in capitals; the name of a court beside it as it was typed.
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
  employees: whole(1, limits.employees),
  /** square metres */
  floorArea: whole(1, limits.floorArea),
  exportCountries: whole(0, limits.exportCountries),
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
/** How a profile stands, and its revision; `waiting` is true where a version waits for review. */
export type ProfileState = z.output<typeof state>;

import type { z } from 'zod';
import { isPhone, isSeveralPhones } from '@/lib/company/tel-uri';
import { config, type Grade } from '@/lib/platform/config';
import type { FieldError } from '@/lib/platform/errors';
import { isEmail } from '@/lib/platform/field/email';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import type { ProfileInput, ProfileTranslation, ProfileTranslations } from './schema';

type Context = z.core.$RefinementCtx<ProfileInput>;
type Texts = { translations: ProfileTranslations };
type Report = (message: string, ...path: (string | number)[]) => void;

const isBlank = (text: ProfileTranslation | undefined): boolean =>
  text === undefined || Object.values(text).every((value) => value === '');

/** The languages that have any text. */
export const writtenLocales = ({ translations }: Texts): Locale[] =>
  locales.filter((locale) => !isBlank(translations[locale]));

/** The company's name in the form's language, else in any. */
export const titleOf = ({ translations, locale }: Texts & { locale: Locale }): string =>
  [locale, ...locales].map((one) => translations[one]?.name ?? '').find((name) => name !== '') ?? '';

const places = ['name', 'region', 'city', 'address'] as const;
const requiredTexts = [...places, 'introduction'] as const;

/** How complete the text is in each language. */
export function coverageOf({ translations }: Texts): Record<Locale, 'full' | 'part' | 'none'> {
  const of = (locale: Locale) => {
    const text = translations[locale];
    if (!text || isBlank(text)) return 'none';
    return requiredTexts.every((field) => text[field] !== '') ? 'full' : 'part';
  };
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, 'full' | 'part' | 'none'>;
}

/**
 * The main language, whose address fields are required: the first complete one, else the form's own if it has any text,
 * else the first with text.
 */
export function mainLocale({ translations, locale }: Texts & { locale: Locale }): Locale {
  const written = writtenLocales({ translations });
  const complete = written.filter((one) => places.every((field) => translations[one]?.[field]));
  const [first] = complete.length > 0 ? complete : written;
  if (first === undefined) return locale;
  return (complete.length > 0 ? complete : written).includes(locale) ? locale : first;
}

/** Whether a text is required in a language for submission. */
export function isNeeded(field: keyof ProfileTranslation, locale: Locale, of: Texts & { locale: Locale }): boolean {
  if (!places.some((place) => place === field)) return false;
  return mainLocale(of) === locale || (field === 'name' && !isBlank(of.translations[locale]));
}

/** Limits of slogan and introduction, counted by `countText`. docs/domain.md, Lengths of texts. */
export const textLimits = [
  ['slogan', config.slogan],
  ['introduction', config.company.introduction],
] as const;

const limitKey = (locale: Locale, max: number) => `${locale === 'zh' ? 'characterLimit' : 'wordLimit'}:${max}`;

const isWebsite = (typed: string): boolean => {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname } = new URL(typed);
  return /^https?:$/.test(protocol) && hostname.includes('.');
};

function checkForms({ phone, email, website, countryCode }: ProfileInput, report: Report): void {
  if (!/^[A-Z]{2}$/.test(countryCode)) report('required', 'countryCode');
  if (phone !== '' && !isPhone(phone)) report(isSeveralPhones(phone) ? 'onePhone' : 'phone', 'phone');
  if (email !== '' && !isEmail(email)) report('email', 'email');
  if (website !== '' && !isWebsite(website)) report('webAddress', 'website');
}

function checkNames(input: ProfileInput, report: Report): void {
  const written = writtenLocales(input);
  if (written.length === 0) report('required', 'translations', input.locale, 'name');
  for (const locale of written)
    if (!input.translations[locale]?.name) report('required', 'translations', locale, 'name');
}

function checkTexts(input: ProfileInput, report: Report): void {
  const written = writtenLocales(input);
  for (const locale of written)
    for (const [field, max] of textLimits)
      if (countText(locale, input.translations[locale]?.[field] ?? '') > max)
        report(limitKey(locale, max), 'translations', locale, field);
  const main = mainLocale(input);
  for (const field of places)
    if (field !== 'name' && !input.translations[main]?.[field]) report('required', 'translations', main, field);
}

const needed = ['phone', 'email', 'registrationNumber'] as const;

function checkAll(input: ProfileInput, report: Report): void {
  checkNames(input, report);
  checkTexts(input, report);
  checkForms(input, report);
  for (const field of needed) if (input[field] === '') report('required', field);
  if (input.categories.length === 0) report('required', 'categories');
  if (input.licence === null) report(input.countryCode === 'CN' ? 'licenceRequired' : 'documentRequired', 'licence');
  if (input.logo === null) report('logoRequired', 'logo');
}

const reporter =
  (ctx: Context): Report =>
  (message, ...path) =>
    ctx.addIssue({ code: 'custom', message, path });

/** Rules for drafts: valid formats, and a name in every language used. */
export function checkDraft(input: ProfileInput, ctx: Context): void {
  checkNames(input, reporter(ctx));
  checkForms(input, reporter(ctx));
}

/** Required fields for submitting a profile. docs/domain.md, Required fields. */
export const checkProfile = (input: ProfileInput, ctx: Context): void => checkAll(input, reporter(ctx));

/** What prevents submission, by field; empty if nothing does. */
export function missingOf(input: ProfileInput): FieldError[] {
  const found: FieldError[] = [];
  checkAll(input, (key, ...path) => found.push({ field: path.join('.'), key }));
  return found;
}

/** A grade's contribution to the company's quality score. */
export const gradeShare = { A: 0.5, B: 0.3, C: 0.1 } as const;

/**
 * Quality score from 0 to 1 by completeness and verification, used by the default sort order.
 * docs/domain.md, Search and sorting.
 */
export function qualityOf(input: ProfileInput, grade: Grade): number {
  const texts = writtenLocales(input).map((locale) => input.translations[locale]);
  const figures = [input.founded, input.employees, input.floorArea, input.exportCountries];
  const parts = [
    [0.3, texts.length / locales.length],
    [0.2, texts.some((text) => text?.introduction) ? 1 : 0],
    [0.2, Math.min(3, input.pictures.length) / 3],
    [0.2, figures.filter((figure) => figure !== null).length / figures.length],
    [0.1, input.video === null ? 0 : 1],
  ] as const;
  const complete = parts.reduce((sum, [weight, part]) => sum + weight * part, 0);
  return Math.round((complete / 2 + gradeShare[grade]) * 1000) / 1000;
}

const plain = ({ locale: _, translations, ...rest }: ProfileInput) => ({
  ...rest,
  categories: [...new Set(rest.categories)],
  tags: [...new Set(rest.tags)].sort((a, b) => a - b),
  translations: writtenLocales({ translations }).map((locale) => [locale, translations[locale]]),
});

/** True if two versions of a profile are equal. */
export const isSame = (one: ProfileInput, other: ProfileInput): boolean =>
  JSON.stringify(sorted(plain(one))) === JSON.stringify(sorted(plain(other)));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

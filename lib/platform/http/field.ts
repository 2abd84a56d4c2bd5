import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { localeOfSite, locales, sites } from '@/lib/platform/i18n/site';

type Schema = { type?: unknown; anyOf?: unknown; minimum?: unknown; maximum?: unknown; pattern?: unknown };

/** A whole number within limits, written as a number or as digits, since a query knows only text. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(min).max(max))
    .meta({
      override: ({ jsonSchema }: { jsonSchema: Schema }) => {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: 'integer', minimum: min, maximum: max });
      },
    });

/** The number of a site, 1 (zh) where none is given. docs/domain.md, The API. */
export const siteIdField = wholeNumber(1, config.id.max)
  .refine((siteId) => localeOfSite(siteId) !== null, { error: 'unknownSite' })
  .prefault(sites.zh.siteId)
  .meta({ description: 'siteId', example: sites.en.siteId });

/** The id of a row. */
export const idField = wholeNumber(1, config.id.max);

/** What is searched for: 1 to config.keyword.max characters. */
export const keywordField = z
  .string()
  .trim()
  .min(1)
  .max(config.keyword.max)
  .meta({ description: 'keyword', example: 'pump' });

/** A text with the language it is in. */
export const spokenField = z
  .object({ text: z.string(), locale: z.enum(locales) })
  .meta({ id: 'Spoken', description: 'spoken' });

/** A row with nothing but its name. */
export const namedField = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'Named' });

/** Which page of a list, and how long. */
export const pageFields = {
  page: wholeNumber(1, config.listing.page).prefault(1).meta({ description: 'page' }),
  pageSize: wholeNumber(1, config.api.pageSize.max)
    .prefault(config.api.pageSize.default)
    .meta({ description: 'pageSize' }),
};

/** A figure of a form that is whole. A fraction keeps nothing else from being checked, as a number of another type would. */
export const wholeFigure = (refusal: string | { error: () => string } = 'wholeNumber') =>
  z
    .number()
    .refine(Number.isSafeInteger, refusal)
    .meta({ override: { type: 'integer' } });

/** Some of a thing's states, for a list of those that are in one of them; all of them where none is named. */
export const someStates = <const T extends readonly [string, ...string[]]>(states: T) => {
  const all: T[number][] = [...states];
  return z.array(z.enum(states)).min(1).prefault(all);
};

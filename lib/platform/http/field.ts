import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { localeOfSite, locales, sites } from '@/lib/platform/i18n/site';

type Schema = { type?: unknown; anyOf?: unknown; minimum?: unknown; maximum?: unknown; pattern?: unknown };

/** An integer within limits, as a number or a digit string, since queries only have text. */
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

/** A site's id, 1 (zh) by default. docs/domain.md, The API. */
export const siteIdField = wholeNumber(1, config.id.max)
  .refine((siteId) => localeOfSite(siteId) !== null, { error: 'unknownSite' })
  .prefault(sites.zh.siteId)
  .meta({ description: 'siteId', example: sites.en.siteId });

/** A row id. */
export const idField = wholeNumber(1, config.id.max);

/** Search words: 1 to config.keyword.max characters. */
export const keywordField = z
  .string()
  .trim()
  .min(1)
  .max(config.keyword.max)
  .meta({ description: 'keyword', example: 'pump' });

/** A text with the language it is in. */
export const localeTextField = z
  .object({ text: z.string(), locale: z.enum(locales) })
  .meta({ id: 'Spoken', description: 'spoken' });

/** A row with nothing but its name. */
export const namedField = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'Named' });

/** Page number and size. */
export const pageFields = {
  page: wholeNumber(1, config.listing.page).prefault(1).meta({ description: 'page' }),
  pageSize: wholeNumber(1, config.api.pageSize.max)
    .prefault(config.api.pageSize.default)
    .meta({ description: 'pageSize' }),
};

/** An integer form field. Uses a refinement, so that a fraction does not stop other checks as a type error would. */
export const wholeFigure = (refusal: string | { error: () => string } = 'wholeNumber') =>
  z
    .number()
    .refine(Number.isSafeInteger, refusal)
    .meta({ override: { type: 'integer' } });

/** A filter by state: any of those given, by default all. */
export const someStates = <const T extends readonly [string, ...string[]]>(states: T) => {
  const all: T[number][] = [...states];
  return z.array(z.enum(states)).min(1).prefault(all);
};

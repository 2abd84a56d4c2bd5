import { z } from 'zod';
import { config } from '@/lib/config';
import { defineCall } from '@/lib/http/call';
import { idField, keywordField, pageFields, siteIdField, wholeNumber } from '@/lib/http/field';
import type { ListState } from '@/lib/routes/list-state';
import { proposalKinds, proposedScopes } from './types';

const ids = z.array(idField).max(config.listing.values);
const amount = wholeNumber(1, config.listing.amount).nullable().prefault(null);
const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toLowerCase());

/** What every listing is asked for: site, filters, sort and page. */
export const listInput = z.object({
  siteId: siteIdField,
  country: z
    .array(countryCode)
    .max(config.listing.values)
    .prefault([])
    .meta({ description: 'country', example: ['cn'] }),
  continent: z.enum(config.continents).nullable().default(null).meta({ description: 'continent' }),
  tag: ids.prefault([]).meta({ description: 'tag' }),
  cate: ids.prefault([]).meta({ description: 'cate' }),
  grade: z.array(z.enum(config.grades)).default([]).meta({ description: 'grade' }),
  membership: z.array(z.enum(config.memberships)).default([]).meta({ description: 'membership' }),
  sort: z.enum(config.sorts).default(config.sorts[0]).meta({ description: 'sort' }),
  ...pageFields,
});

/** The limits of a trade that products alone have. */
export const tradeInput = z.object({
  price: z
    .object({ min: amount, max: amount })
    .refine(({ min, max }) => min === null || max === null || min <= max, { error: 'priceOrder' })
    .nullable()
    .prefault(null)
    .meta({ description: 'price' }),
  moq: amount.meta({ description: 'moq' }),
});

/** The input of a listing as the state that queries take. */
export const toState = (input: z.output<typeof listInput> & Partial<z.output<typeof tradeInput>>): ListState => {
  const { siteId: _, pageSize: __, ...rest } = input;
  return {
    way: null,
    division: null,
    open: false,
    kind: null,
    price: null,
    moq: null,
    ids: [],
    incoterm: null,
    closing: null,
    places: null,
    ...rest,
  };
};

const counts = <V extends z.ZodType>(value: V) => z.array(z.object({ value, count: z.number().int() }));

const facets = z
  .object({
    country: counts(z.string()),
    continent: counts(z.enum(config.continents)),
    category: counts(z.number().int()),
    tag: counts(z.number().int()),
    grade: counts(z.enum(config.grades)),
    membership: counts(z.enum(config.memberships)),
  })
  .meta({ id: 'Facets', description: 'facets' });

/** A page of a listing. */
export const pageOutput = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int().meta({ description: 'total' }),
    pages: z.number().int().meta({ description: 'pages' }),
    facets,
    mended: z.string().nullable().meta({ description: 'mended' }),
  });

const scopeField = z.enum(proposedScopes).default('product').meta({ description: 'scope' });
const words = z.array(z.string());

export const suggestCall = defineCall({
  method: 'GET',
  path: '/api/suggest',
  tag: 'search',
  summary: 'suggest',
  input: z.object({ siteId: siteIdField, scope: scopeField, keyword: keywordField }),
  output: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(proposalKinds).meta({ description: 'proposalKind' }),
      label: z.string(),
    }),
  ),
});

export const hotWordCall = defineCall({
  method: 'GET',
  path: '/api/hot_word',
  tag: 'search',
  summary: 'hotWord',
  input: z.object({ siteId: siteIdField, scope: scopeField }),
  output: words,
});

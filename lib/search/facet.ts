import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { keysOf } from '@/lib/platform/definition';
import { idField, wholeNumber } from '@/lib/platform/http/field';
import type { CompanyKey, FilterKey, ListState } from '@/lib/platform/routes/list-state';

export type Scope = 'product' | 'company';

type Facet = {
  /** URL parameter with its chosen values */
  key: keyof ListState;
  /** facets of a group are combined by `or`, and each is counted without the group's choices */
  group: string;
  scopes: readonly Scope[];
  /** column of the search row, which also determines how it is matched (lib/search/filter.ts) */
  column: 'countryCode' | 'continent' | 'categoryIds' | 'tagIds' | 'grade' | 'membership' | 'warrantyMonths';
  match: 'code' | 'continent' | 'ids' | 'oneOf' | 'min';
  /** for minimum filters: the values offered */
  steps?: readonly number[];
  /** schema of its values in the counts */
  value: z.ZodType<string | number>;
};

const both = ['product', 'company'] as const;
const id = z.number().int();

/**
 * Facets of product and company lists, with counts per value, in the order of the hash by which rows are grouped.
 * docs/contributing.md, A facet.
 */
export const facets = {
  country: {
    key: 'country',
    group: 'place',
    scopes: both,
    column: 'countryCode',
    match: 'code',
    value: z.string(),
  },
  continent: {
    key: 'continent',
    group: 'place',
    scopes: both,
    column: 'continent',
    match: 'continent',
    value: z.enum(config.continents),
  },
  category: { key: 'cate', group: 'category', scopes: both, column: 'categoryIds', match: 'ids', value: id },
  tag: { key: 'tag', group: 'tag', scopes: both, column: 'tagIds', match: 'ids', value: id },
  grade: {
    key: 'grade',
    group: 'grade',
    scopes: both,
    column: 'grade',
    match: 'oneOf',
    value: z.enum(config.grades),
  },
  membership: {
    key: 'membership',
    group: 'membership',
    scopes: both,
    column: 'membership',
    match: 'oneOf',
    value: z.enum(config.memberships),
  },
  warranty: {
    key: 'warranty',
    group: 'warranty',
    scopes: ['product'],
    column: 'warrantyMonths',
    match: 'min',
    steps: config.product.warranty,
    value: z.number().int(),
  },
} as const satisfies Record<string, Facet>;

type Definitions = typeof facets;
export type FacetName = keyof Definitions;
export type FacetColumn = Definitions[FacetName]['column'];
/** The facet columns of product or company rows. */
export type ColumnOf<S extends Scope> = {
  [N in FacetName]: S extends Definitions[N]['scopes'][number] ? Definitions[N]['column'] : never;
}[FacetName];
export type FacetMatch = Definitions[FacetName]['match'];

/** The facets of a list of products or of companies. */
export const facetsOf = (scope: Scope): readonly FacetName[] =>
  keysOf(facets).filter((name) => facets[name].scopes.some((one) => one === scope));

/** Their distinct groups. */
export const groupsOf = (scope: Scope): readonly string[] => [
  ...new Set(facetsOf(scope).map((name) => facets[name].group)),
];

export type Count<Value> = { value: Value; count: number };
type Counted = { [N in FacetName]: Count<z.output<Definitions[N]['value']>>[] };
/** Facets of every list: places and categories. */
export type PlaceFacets = Pick<Counted, 'country' | 'continent' | 'category'>;
/** Results per facet value, ignoring the choices of its own group; only the facets that the list has. */
export type FacetCounts = PlaceFacets & Partial<Counted>;

/** The facets of an empty result. */
export const noFacets: PlaceFacets = { country: [], continent: [], category: [] };

const ids = z.array(idField).max(config.listing.values);
const amount = wholeNumber(1, config.listing.amount).nullable().prefault(null);
const countryCode = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .transform((code) => code.toLowerCase());

/** Filters of published calls: those of all lists, and those of products. */
export const companyFilters = {
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
} satisfies Record<CompanyKey, z.ZodType>;
export const tradeFilters = {
  price: z
    .object({ min: amount, max: amount })
    .refine(({ min, max }) => min === null || max === null || min <= max, { error: 'priceOrder' })
    .nullable()
    .prefault(null)
    .meta({ description: 'price' }),
  moq: amount.meta({ description: 'moq' }),
  warranty: z.literal(config.product.warranty).nullable().default(null).meta({ description: 'warranty' }),
} satisfies Record<Exclude<FilterKey, CompanyKey | 'range'>, z.ZodType>;

const counts = <V extends z.ZodType>(value: V) => z.array(z.object({ value, count: z.number().int() }));

// Always present, as early clients expect them.
export const facetCounts = z
  .object({
    country: counts(facets.country.value).default([]),
    continent: counts(facets.continent.value).default([]),
    category: counts(facets.category.value).default([]),
    tag: counts(facets.tag.value).default([]),
    grade: counts(facets.grade.value).default([]),
    membership: counts(facets.membership.value).default([]),
    warranty: counts(facets.warranty.value).optional(),
  } satisfies Record<FacetName, z.ZodType>)
  .meta({ id: 'Facets', description: 'facets' });

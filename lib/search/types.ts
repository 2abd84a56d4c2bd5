import type { Placeholder } from 'drizzle-orm';
import type { Grade, TenderWay } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Interval } from '@/lib/platform/quantity/dimension';
import type { Window } from '@/lib/platform/quantity/window';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { Property } from '@/lib/property/rules';
import type { KeyProperty } from '@/lib/property/types';
import type { Count, FacetCounts, FacetName, Scope } from './facet';

/** Scopes of suggestions; news is every channel with hot keywords. */
export const proposedScopes = ['product', 'company', 'tender', 'news', 'innovation', 'all'] as const;
export type ProposedScope = (typeof proposedScopes)[number];

/** Scopes for which searches are recorded; news is every channel with hot keywords. */
export const termScopes = ['product', 'company', 'tender', 'news'] as const;
export type TermScope = (typeof termScopes)[number];

/** Kinds of suggestions; a term is a frequent search. */
export const proposalKinds = ['category', 'product', 'company', 'tender', 'news', 'innovation', 'term'] as const;
export type Proposal = { text: string; kind: (typeof proposalKinds)[number] };

export type Facets = FacetCounts & {
  /** for tenders among other results: procurement methods */
  way?: Count<TenderWay>[];
};

/** A figure of a keyword by which products were found. */
export type Figure = {
  /** the property named beside it, as the site calls it; null if the keyword names none */
  name: string | null;
  /** as typed, without the property's name */
  text: string;
  /** whether it is a single value rather than a range or limit */
  isSingle: boolean;
  /** the keyword without it; '' if nothing is left */
  rest: string;
};

/** A property of a category with its buckets, in base units, and the number of results that reach into each. */
export type RangeFacet = KeyProperty & { buckets: (Interval & { count: number })[] };

export type SearchResult = {
  /** ids of this page, in order */
  ids: number[];
  /** how many of them, the last ones, are only near the figures of the keyword */
  near: number;
  total: number;
  facets: Facets;
  /** corrected search words, if the typed ones had no results */
  mended: string | null;
  /** what of the keyword was matched against key parameters */
  figures: Figure[];
  /** of a category's key parameters, where they were asked for */
  ranges: RangeFacet[];
};

/** A page of a listing. */
export type ResultPage<Item, F = Facets> = Omit<SearchResult, 'ids' | 'near' | 'facets' | 'figures' | 'ranges'> & {
  items: Item[];
  pages: number;
  facets: F;
};

/** The subject of a listing, before filters: keyword, category, company, group or tag. */
export type ListingSubject = {
  keyword?: string;
  categoryId?: number;
  companyId?: number;
  /** a trade fair that the company, or the product's, takes part in */
  fairId?: number;
  groupId?: number;
  tagId?: number;
  /** grades that may appear at all */
  grades?: readonly Grade[];
};

/** A value, or its placeholder in a prepared statement. */
export type Given<T> = T | Placeholder;
/** A keyword as row conditions: those of `any`, those of `name`, and its ranking query. */
export type Conditions<T = string> = { any: readonly T[]; name: readonly T[]; rank: T };
/**
 * A figure as conditions on a product: an interval of one of some properties that overlaps a window, or names that match
 * all of `names`; without these, its key parameters decide alone.
 */
export type FigureQuery = {
  windows: readonly { property: Property; window: Window }[];
  names: readonly string[];
};
/** A listing query; `text` is null without a keyword. */
export type ListingQuery<T = Given<string>> = {
  scope: Scope;
  locale: Locale;
  subject: ListingSubject;
  text: Conditions<T> | null;
  /** figures that products must have */
  figures: readonly FigureQuery[];
  state: ListState;
};

export type CountRow = { kind: FacetName | 'total' | 'stored' | 'place' | 'near'; value: string; n: number };
/** How many products have the buckets of a mask of a property. */
export type RangeRow = { kind: string; value: string; n: number };

import type { Grade, TenderWay } from '@/lib/platform/config';
import type { Count, FacetCounts } from './facet';

/** What the search box proposes words of; news is every channel with hot words. */
export const proposedScopes = ['product', 'company', 'tender', 'news', 'innovation', 'all'] as const;
export type ProposedScope = (typeof proposedScopes)[number];

/** What searches are noted of; news is every channel with hot words. */
export const termScopes = ['product', 'company', 'tender', 'news'] as const;
export type TermScope = (typeof termScopes)[number];

/** What a proposal of the search box is; a term is what others searched. */
export const proposalKinds = ['category', 'product', 'company', 'tender', 'news', 'innovation', 'term'] as const;
export type Proposal = { text: string; kind: (typeof proposalKinds)[number] };

export type Facets = FacetCounts & {
  /** of a search that finds tenders beside other things: how they are procured */
  way?: Count<TenderWay>[];
};

export type SearchResult = {
  /** ids of this page, in order */
  ids: number[];
  total: number;
  facets: Facets;
  /** the words searched instead of the given ones, where those gave nothing */
  mended: string | null;
};

/** What a listing is about before any filter: a keyword, a category, one company, one group, a tag. */
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

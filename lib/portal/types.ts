import type { SQL } from 'drizzle-orm';
import type { PlaceFacets } from '@/lib/search/facet';

export type PortalKind = 'content' | 'tender' | 'directory' | 'purchase';
/** What its rows are read of by the database alone; a request's free text has to be masked first. */
export type PlainKind = Exclude<PortalKind, 'purchase'>;
export type PortalRef = { kind: PortalKind; channel: string; id: number };

/** One value, or several of which any will do. */
export type Some<Value> = Value | readonly Value[] | undefined;

/** What a list of the portal is about before any filter. */
export type PortalSubject = {
  channels: readonly string[];
  sub?: Some<string>;
  /** of a tender: engineering, materials or services */
  division?: string | undefined;
  keywordId?: Some<number>;
  /** ISO codes */
  country?: Some<string>;
  categoryId?: Some<number>;
  /** a condition beside these on the search row `s` */
  where?: SQL | undefined;
  /** words to be found */
  keyword?: string | undefined;
  /** a page holds so many of each channel */
  each?: boolean | undefined;
};

export type PortalCount = { value: string; count: number };
export type PortalFound = {
  refs: PortalRef[];
  total: number;
  /** how many of them are not over, that filter aside */
  open: number;
  facets: PlaceFacets;
  /** how many each channel and each division of it would give */
  channels: PortalCount[];
  subs: PortalCount[];
  divisions: PortalCount[];
  mended: string | null;
};

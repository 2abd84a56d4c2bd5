import type { SQL } from 'drizzle-orm';
import type { PlaceFacets } from '@/lib/search/facet';

export type PortalKind = 'content' | 'tender' | 'directory' | 'purchase';
/** Kinds indexed by SQL alone; a purchase request's text must first be masked. */
export type PlainKind = Exclude<PortalKind, 'purchase'>;
export type PortalRef = { kind: PortalKind; channel: string; id: number };

/** One value, or alternatives. */
export type Some<Value> = Value | readonly Value[] | undefined;

/** The subject of a portal list, before filters. */
export type PortalSubject = {
  channels: readonly string[];
  sub?: Some<string>;
  /** of a tender: engineering, materials or services */
  division?: string | undefined;
  keywordId?: Some<number>;
  /** ISO codes */
  country?: Some<string>;
  categoryId?: Some<number>;
  /** additional condition on the search row `s` */
  where?: SQL | undefined;
  /** search words */
  keyword?: string | undefined;
  /** the page size applies to each channel */
  each?: boolean | undefined;
};

export type PortalCount = { value: string; count: number };
export type PortalFound = {
  refs: PortalRef[];
  total: number;
  /** number of open ones, ignoring that filter */
  open: number;
  facets: PlaceFacets;
  /** counts by channel and subdivision */
  channels: PortalCount[];
  subs: PortalCount[];
  divisions: PortalCount[];
  mended: string | null;
};

import 'server-only';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/site';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/names';
import { tagged } from '@/lib/pagestore/tagged';
import { withState } from '@/lib/routes/address';
import { emptyState, type ListState } from '@/lib/routes/list-state';
import { listDirectory } from './queries';
import { directoryListTag } from './tag';
import type { DirectoryPage } from './types';

export type DirectoryQuery = {
  page: ListPage;
  state: ListState;
  /** ISO code in lower case */
  country?: string;
};

/** A page of the directory with all that a listing shows around it. */
export async function directoryListing(
  locale: Locale,
  { page, state, country }: DirectoryQuery,
): Promise<{ listing: Listing } & Pick<DirectoryPage, 'items' | 'kinds'>> {
  const size = config.content.page;
  const found = await tagged([directoryListTag, 'reference'], ['directory', locale, withState(page, state)], () =>
    listDirectory(locale, country?.toUpperCase(), state, size),
  );
  const { items, kinds, total, pages, facets } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, kinds };
}

/** The first entries of a country (ISO code in capitals), and how many there are. */
export const directoryOf = (
  locale: Locale,
  code: string,
  limit: number,
): Promise<Pick<DirectoryPage, 'items' | 'total'>> =>
  tagged([directoryListTag, 'reference'], ['directory-of', locale, code, limit], async () => {
    const { items, total } = await listDirectory(locale, code, emptyState, limit);
    return { items, total };
  });

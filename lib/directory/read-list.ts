import 'server-only';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { listDirectory } from './queries';
import { directoryListTag } from './tag';
import type { DirectoryEntry, DirectoryPage } from './types';

export type DirectoryQuery = {
  page: ListPage;
  state: ListState;
  /** ISO code in lower case */
  country?: string;
  keyword?: string;
};
type Found = { listing: Listing; nearest: DirectoryEntry[] } & Pick<DirectoryPage, 'items' | 'kinds' | 'mended'>;

/** Search scope: the directory. */
export const searchedDirectory = { channel: 'directory' };

/** A page of the directory with everything else the listing shows; falls back to no filters if empty. */
export async function directoryListing(
  locale: Locale,
  { page, state, country, keyword }: DirectoryQuery,
): Promise<Found> {
  const size = config.content.page;
  const list = (of: ListState, limit: number) =>
    listDirectory(locale, { code: country?.toUpperCase(), keyword }, of, limit);
  const { found, nearest } = await cachedRead(
    [directoryListTag, 'reference'],
    ['directory', locale, withState(page, state)],
    async () => {
      const result = await list(state, size);
      return { found: result, nearest: result.total > 0 ? [] : (await list(emptyState, config.list.related)).items };
    },
  );
  const { items, kinds, mended, total, pages, facets } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, kinds, mended, nearest };
}

/** The first entries of a country (ISO code in capitals), and their total. */
export const directoryOf = (
  locale: Locale,
  code: string,
  limit: number,
): Promise<Pick<DirectoryPage, 'items' | 'total'>> =>
  cachedRead([directoryListTag, 'reference'], ['directory-of', locale, code, limit], async () => {
    const { items, total } = await listDirectory(locale, { code }, emptyState, limit);
    return { items, total };
  });

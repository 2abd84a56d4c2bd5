import type { ReactNode } from 'react';
import type { Chosen } from '@/components/list/chosen-filter';
import { EmptyResult } from '@/components/list/empty-result';
import { askFor, cleared, isBare, isFiltered, type Listing } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';

export type TableListProps = {
  listing: Listing;
  locale: Locale;
  title: string;
  /** the keyword entered, and the corrected one searched instead */
  asked?: string | undefined;
  mended?: string | null;
  /** button beside the title */
  act?: ReactNode;
  /** filters as menus */
  menus: ReactNode;
  /** what the address itself chooses, removable like a filter */
  fixed?: readonly Chosen[];
  /** search within the filters */
  search?: ReactNode;
  /** at the end of the controls */
  end?: ReactNode;
  /** description of the list, below it */
  about?: ReactNode;
  /** related items for an empty list */
  nearest?: ReactNode;
  /** another place to search if empty */
  other?: ReactNode;
  /** the table */
  children: ReactNode;
};

/** Explanation and ways on where a list is empty. */
export function EmptyTable({ listing, asked, other, nearest }: TableListProps) {
  return (
    <EmptyResult
      {...(asked === undefined ? {} : { asked })}
      ask={askFor(listing, asked)}
      clear={isFiltered(listing) ? cleared(listing) : null}
      bare={isBare(listing)}
      other={other}
    >
      {nearest}
    </EmptyResult>
  );
}

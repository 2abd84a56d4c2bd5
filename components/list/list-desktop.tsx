import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { SoftLinks } from '@/components/ui/soft-links';
import { askFor, cleared, hasFilters, isBare, type Listing } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import { ChosenChips } from './chosen-chips';
import { type Chosen, chosenFilters, withWord } from './chosen-filter';
import { EmptyResult } from './empty-result';
import { FacetPanel } from './facet-panel';
import { ListTitle } from './list-title';
import { MendedNote, ResultCount } from './result-count';
import { SortBar } from './sort-bar';
import '@/app/list.css';
import '@/app/sort.css';

export type ListProps = {
  listing: Listing;
  locale: Locale;
  title: string;
  /** the keyword entered, and the corrected one searched instead */
  asked?: string;
  mended?: string | null;
  /** chips of what was read in the keyword */
  figures?: readonly Chosen[];
  /** the list without the keyword, so that it can be removed like a filter */
  whole?: string;
  /** button at the end of the title's row */
  act?: ReactNode;
  /** search box within the list: in the title's row on desktop, in the filter sheet on a phone */
  search?: ReactNode;
  /** between title and items: subcategories, a notice */
  lead?: ReactNode;
  /** at the end of the sort bar */
  end?: ReactNode;
  /** first filter section (desktop) */
  facetLead?: ReactNode;
  /** related items for an empty list */
  nearest?: ReactNode;
  /** those items are popular ones, not related */
  popular?: boolean;
  /** another place to search if empty */
  other?: ReactNode;
  /** the children are sections with their own headings */
  mixed?: boolean;
  /** the children span the full width instead of a grid */
  rows?: boolean;
  /** cards (desktop) or rows (mobile), one child per item */
  children: ReactNode;
};

/** A listing with filters beside it; all plain links and forms. */
export function ListDesktop(props: ListProps) {
  const {
    listing,
    locale,
    title,
    act,
    search,
    asked,
    mended,
    whole,
    figures = [],
    lead,
    end,
    facetLead,
    nearest,
    popular,
    other,
    mixed,
    rows,
    children,
  } = props;
  const t = useTranslations();
  const chosen = chosenFilters(listing, locale, t);
  const clear = cleared(listing);
  const chips = (
    <ChosenChips chosen={[...figures, ...withWord(chosen, asked, whole)]} clear={chosen.length ? clear : null} />
  );
  const filtered = hasFilters(listing.page) && (listing.total > 0 || chosen.length > 0);
  return (
    <div className={filtered ? 'lst' : 'lst bare'} data-soft>
      <SoftLinks />
      {filtered && <FacetPanel listing={listing} locale={locale} lead={facetLead} />}
      <section>
        <ListTitle
          className="lst-h"
          act={act}
          search={search}
          count={<ResultCount total={listing.total} locale={locale} asked={asked} />}
        >
          {title}
        </ListTitle>
        <MendedNote total={listing.total} asked={asked} mended={mended} />
        {lead}
        {listing.total > 0 ? (
          <>
            <SortBar listing={listing} rows={rows || mixed} chosen={chips} end={end} />
            {mixed ? (
              <div id="items">{children}</div>
            ) : (
              <>
                <h2 id="items" className="sr">
                  {t('list.items')}
                </h2>
                <div className={rows ? undefined : 'cells items'}>{children}</div>
              </>
            )}
            <Pagination listing={listing} locale={locale} />
          </>
        ) : (
          <>
            {chips}
            <EmptyResult
              asked={asked}
              ask={askFor(listing, asked)}
              clear={chosen.length ? clear : null}
              bare={isBare(listing)}
              popular={popular}
              other={other}
            >
              {nearest}
            </EmptyResult>
          </>
        )}
      </section>
    </div>
  );
}

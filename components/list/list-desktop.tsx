import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/pagination';
import { SoftLinks } from '@/components/ui/soft-links';
import { askFor, cleared, hasFilters, isBare, type Listing } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import { ChosenChips } from './chosen-chips';
import { chosenFilters, withWord } from './chosen-filter';
import { EmptyResult } from './empty-result';
import { FacetPanel } from './facet-panel';
import { ListTitle } from './list-title';
import { ResultCount } from './result-count';
import { SortBar } from './sort-bar';
import '@/app/list.css';
import '@/app/sort.css';

export type ListProps = {
  listing: Listing;
  locale: Locale;
  title: string;
  /** the keyword searched, and the one searched in its place */
  asked?: string;
  mended?: string | null;
  /** the same list without the keyword: it can then be taken off as a filter is */
  whole?: string;
  /** a button beside the title */
  act?: ReactNode;
  /** between title and items: sub-categories, a notice */
  lead?: ReactNode;
  /** at the end of the row of orders */
  end?: ReactNode;
  /** first section of the filters (desktop) */
  facetLead?: ReactNode;
  /** offers in place of items that are not there */
  nearest?: ReactNode;
  /** those offers are what is popular, not what is near */
  popular?: boolean;
  /** another place to look in where there is nothing */
  other?: ReactNode;
  /** the children are whole sections with headings of their own */
  mixed?: boolean;
  /** the children are as wide as the list; there is no grid of them */
  rows?: boolean;
  /** cards (desktop) or rows (mobile), each child one item */
  children: ReactNode;
};

/** A listing with its filters beside it; every part is a plain link or form. */
export function ListDesktop(props: ListProps) {
  const {
    listing,
    locale,
    title,
    act,
    asked,
    mended,
    whole,
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
  const filtered = hasFilters(listing.page) && (listing.total > 0 || chosen.length > 0);
  return (
    <div className={filtered ? 'lst' : 'lst bare'} data-soft>
      <SoftLinks />
      {filtered && <FacetPanel listing={listing} locale={locale} lead={facetLead} />}
      <section>
        <ListTitle act={act}>{title}</ListTitle>
        <ResultCount total={listing.total} locale={locale} asked={asked} mended={mended} />
        {lead}
        <ChosenChips chosen={withWord(chosen, asked, whole)} clear={chosen.length ? clear : null} />
        {listing.total > 0 ? (
          <>
            <SortBar listing={listing} locale={locale} rows={rows} end={end} />
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
        )}
      </section>
    </div>
  );
}

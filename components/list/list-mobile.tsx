import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LoadMore } from '@/components/ui/load-more';
import { Sheet } from '@/components/ui/sheet';
import { SheetButton } from '@/components/ui/sheet-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { askFor, changed, cleared, hasFilters, isBare, sortName, sortsOf } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import { withState } from '@/lib/platform/routes/address';
import { ChosenChip } from './chosen-chips';
import { chosenFilters, withWord } from './chosen-filter';
import { EmptyResult } from './empty-result';
import { FilterSheet } from './filter-sheet';
import type { ListProps } from './list-desktop';
import { ListTitle } from './list-title';
import { MendedNote, ResultCount } from './result-count';
import '@/app/sort.css';
import '@/app/list.css';

/** A listing on a phone: a scrolling row of filter, sort and chips, then infinite rows. */
export function ListMobile(props: Omit<ListProps, 'rows'>) {
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
    children,
  } = props;
  const t = useTranslations();
  const { page, pages, state } = listing;
  const chosen = chosenFilters(listing, locale, t);
  const n = formatNumber(locale, chosen.length);
  const address = withState(page, state);
  const narrowed = listing.total > 0 || chosen.length > 0;
  const filters = narrowed && hasFilters(page);
  const sorts = narrowed ? sortsOf(page) : [];
  const chips = [...figures, ...withWord(chosen, asked, whole)];
  return (
    <div data-soft>
      <SoftLinks />
      {(filters || sorts.length > 0 || chips.length > 0) && (
        <div className="hs tools">
          {filters && (
            <SheetButton sheet="filter" className={chosen.length ? 'chip on' : 'chip'}>
              <Icon name="filter" small />
              {chosen.length ? t('list.filterCount', { n }) : t('list.filter')}
            </SheetButton>
          )}
          {sorts.length > 0 && (
            <SheetButton sheet="sort" className="chip">
              <Icon name="sort" small />
              {t(`list.sort.${sortName(listing.page, state.sort)}`)}
            </SheetButton>
          )}
          {chips.map((one) => (
            <ChosenChip key={one.label} chosen={one} />
          ))}
          {listing.total > 0 && end}
        </div>
      )}
      <div className="wrap">
        <ListTitle
          className="lst-h"
          act={act}
          search={!filters && search}
          count={<ResultCount total={listing.total} locale={locale} asked={asked} />}
        >
          {title}
        </ListTitle>
        <MendedNote total={listing.total} asked={asked} mended={mended} />
        {lead}
        {listing.total > 0 ? (
          <>
            {!mixed && <h2 className="sr">{t('list.items')}</h2>}
            <div data-items>{children}</div>
            <LoadMore
              key={address}
              next={state.page < pages ? withState(page, { ...state, page: state.page + 1 }) : null}
              texts={{
                more: t('list.loadMore'),
                end: t('list.noMore'),
                loading: t('list.loading'),
                failed: t('list.loadFailed'),
              }}
            />
          </>
        ) : (
          <EmptyResult
            asked={asked}
            ask={askFor(listing, asked)}
            clear={chosen.length ? cleared(listing) : null}
            bare={isBare(listing)}
            popular={popular}
            other={other}
          >
            {nearest}
          </EmptyResult>
        )}
      </div>
      {filters && <FilterSheet listing={listing} locale={locale} search={search} lead={facetLead} />}
      {sorts.length > 0 && (
        <Sheet id="sort" title={t('list.sortLabel')}>
          <nav className="body" aria-label={t('list.sortLabel')}>
            {sorts.map((sort) => (
              <a
                key={sort}
                className="mrow"
                href={changed(listing, { sort })}
                rel="nofollow"
                aria-current={sort === state.sort || undefined}
              >
                {t(`list.sort.${sortName(listing.page, sort)}`)}
                {sort === state.sort && <Icon name="check" />}
              </a>
            ))}
          </nav>
        </Sheet>
      )}
    </div>
  );
}

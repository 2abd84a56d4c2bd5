import { useTranslations } from 'next-intl';
import { FilterSheet } from '@/components/list/filter-sheet';
import { LoadMore } from '@/components/ui/load-more';
import { SoftLinks } from '@/components/ui/soft-links';
import { hasFilters } from '@/lib/listing/listing';
import { withState } from '@/lib/platform/routes/address';
import { TableControls, useChosen } from './table-controls';
import { TableHead } from './table-head';
import { EmptyTable, type TableListProps } from './table-list';
import '@/app/list.css';
import '@/app/sort.css';
import '@/app/table.css';

/** A working table on a phone: a scrolling row of controls, then rows that load on. */
export function TableMobile(props: TableListProps) {
  const { listing, locale, act, children } = props;
  const t = useTranslations('list');
  const { page, pages, state, total } = listing;
  const address = withState(page, state);
  const chosen = useChosen(props);
  const filtered = hasFilters(page) && (total > 0 || chosen.length > 0);
  return (
    <div data-soft>
      <SoftLinks />
      <TableControls {...props} chosen={chosen} phone sheet={filtered} />
      <div className="wrap">
        <TableHead {...props} act={null} />
        {total > 0 ? (
          <>
            <h2 className="sr">{t('items')}</h2>
            <div data-items>{children}</div>
            <LoadMore
              key={address}
              next={state.page < pages ? withState(page, { ...state, page: state.page + 1 }) : null}
              texts={{ more: t('loadMore'), end: t('noMore'), loading: t('loading'), failed: t('loadFailed') }}
            />
          </>
        ) : (
          <EmptyTable {...props} />
        )}
        {act}
      </div>
      {filtered && <FilterSheet listing={listing} locale={locale} />}
    </div>
  );
}

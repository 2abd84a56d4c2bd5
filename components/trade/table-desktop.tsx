import { useTranslations } from 'next-intl';
import { FacetPanel } from '@/components/list/facet-panel';
import { Pagination } from '@/components/ui/pagination';
import { SoftLinks } from '@/components/ui/soft-links';
import { hasFilters } from '@/lib/listing/listing';
import { TableControls, useChosen } from './table-controls';
import { TableHead } from './table-head';
import { EmptyTable, type TableListProps } from './table-list';
import '@/app/list.css';
import '@/app/sort.css';
import '@/app/table.css';

/** A working table with filters beside it and one row of controls above; all plain links and forms. */
export function TableDesktop(props: TableListProps) {
  const { listing, locale, children } = props;
  const t = useTranslations('list');
  const chosen = useChosen(props);
  const filtered = hasFilters(listing.page) && (listing.total > 0 || chosen.length > 0);
  return (
    <div className={filtered ? 'lst' : 'lst bare'} data-soft>
      <SoftLinks />
      {filtered && <FacetPanel listing={listing} locale={locale} />}
      <section className="min-w-0">
        <TableHead {...props} />
        <TableControls {...props} chosen={chosen} />
        {listing.total > 0 ? (
          <>
            <h2 id="items" className="sr">
              {t('items')}
            </h2>
            {children}
            <Pagination listing={listing} locale={locale} />
          </>
        ) : (
          <EmptyTable {...props} />
        )}
      </section>
    </div>
  );
}

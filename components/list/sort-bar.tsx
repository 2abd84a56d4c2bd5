import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { changed, type Listing, sortName, sortsOf } from '@/lib/listing/listing';
import { ViewSwitch } from './view-switch';

type Props = {
  listing: Listing;
  /** the items are rows, so that the bar has a line below it and no view switch */
  rows?: boolean;
  /** the active filters, between sort options and view switch */
  chosen?: ReactNode;
  end?: ReactNode;
};

/** One row of controls above a list: sort options, active filters, the view switch if any. */
export function SortBar({ listing, rows, chosen, end }: Props) {
  const t = useTranslations('list');
  const { state, size } = listing;
  const sorts = sortsOf(listing.page);
  return (
    <div className={rows ? 'bar' : 'bar of-cells'}>
      {sorts.length > 0 && (
        <nav className="sort" aria-label={t('sortLabel')}>
          {sorts.map((sort) => (
            <a
              key={sort}
              href={changed(listing, { sort })}
              rel="nofollow"
              className={sort === state.sort ? 'on' : undefined}
              aria-current={sort === state.sort || undefined}
            >
              {t(`sort.${sortName(listing.page, sort)}`)}
            </a>
          ))}
        </nav>
      )}
      {chosen}
      {size !== null && !rows && <ViewSwitch label={t('viewLabel')} grid={t('viewGrid')} rows={t('viewRows')} />}
      {end}
    </div>
  );
}

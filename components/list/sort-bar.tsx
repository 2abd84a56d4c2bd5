import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { changed, type Listing, sortName, sortsOf } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { ViewSwitch } from './view-switch';

type Props = { listing: Listing; locale: Locale; rows?: boolean; end?: ReactNode };

/** Sort options, position in the list, and the view switch if any. */
export function SortBar({ listing, locale, rows, end }: Props) {
  const t = useTranslations('list');
  const { state, size, total } = listing;
  const sorts = sortsOf(listing.page);
  const number = (value: number) => formatNumber(locale, value);
  return (
    <div className="bar">
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
      {total > 0 && size !== null && (
        <bdi className="muted">
          {t('range', {
            from: number((state.page - 1) * size + 1),
            to: number(Math.min(state.page * size, total)),
            total: number(total),
          })}
        </bdi>
      )}
      {size !== null && !rows && <ViewSwitch label={t('viewLabel')} grid={t('viewGrid')} rows={t('viewRows')} />}
      {end}
    </div>
  );
}

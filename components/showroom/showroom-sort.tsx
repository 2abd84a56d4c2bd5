import { useTranslations } from 'next-intl';
import { changed, type Listing } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Sort options and total of a supplier's listing. */
export function ShowroomSort({ listing, locale }: { listing: Listing; locale: Locale }) {
  const t = useTranslations('list');
  const showroom = useTranslations('showroom');
  const { total } = listing;
  return (
    <div className="bar hall-bar">
      <nav className="sort" aria-label={t('sortLabel')}>
        {config.sorts.map((sort) => (
          <a
            key={sort}
            href={changed(listing, { sort })}
            rel="nofollow"
            className={sort === listing.state.sort ? 'on' : undefined}
            aria-current={sort === listing.state.sort || undefined}
          >
            {t(`sort.${sort}`)}
          </a>
        ))}
      </nav>
      <p className="muted count">{showroom('groupNote', { count: total, n: formatNumber(locale, total) })}</p>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Listing } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { withState } from '@/lib/platform/routes/address';

/** Page numbers shown: first, last, and two around the current; null for a gap. */
const numbersOf = (page: number, pages: number): (number | null)[] => {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (n) => n === 1 || n === pages || Math.abs(n - page) <= 2,
  );
  return near.flatMap((n, index) => (index > 0 && n - (near[index - 1] ?? 0) > 1 ? [null, n] : [n]));
};

/** Numbered pages of a listing (docs/domain.md, Search and sorting). */
export function Pagination({ listing, locale }: { listing: Listing; locale: Locale }) {
  const t = useTranslations('list');
  const { page, pages, state } = listing;
  if (pages < 2) return null;
  const to = (n: number) => withState(page, { ...state, page: n });
  const arrow = (n: number, name: 'previous' | 'next') => (
    <a href={to(n)} rel={name === 'next' ? 'next' : 'prev'} aria-label={t(name)}>
      <Icon name={name === 'next' ? 'end' : 'start'} small mirrored />
    </a>
  );
  return (
    <nav className="pg" aria-label={t('pages')}>
      {state.page > 1 && arrow(state.page - 1, 'previous')}
      {numbersOf(state.page, pages).map((n, index, all) =>
        n === null ? (
          <span key={`after ${all[index - 1]}`} className="muted">
            {'…'}
          </span>
        ) : (
          <a
            key={n}
            href={to(n)}
            aria-label={t('page', { n: formatNumber(locale, n) })}
            aria-current={n === state.page ? 'page' : undefined}
            className={n === state.page ? 'on' : undefined}
          >
            {formatNumber(locale, n)}
          </a>
        ),
      )}
      {state.page < pages && arrow(state.page + 1, 'next')}
    </nav>
  );
}

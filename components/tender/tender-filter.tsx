import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { withState } from '@/lib/platform/routes/address';
import type { PortalCount } from '@/lib/portal/types';
import type { TenderQuery } from '@/lib/tender/read-list';
import { filterAddress } from './filter-address';

type Props = {
  query: TenderQuery;
  ways: PortalCount[];
  categories: PortalCount[];
  /** number open for bids, ignoring that filter */
  takingBids: number;
  locale: Locale;
};
type Choice = { key: string; label: string; count: number; href: string; on: boolean };

const countOf = (counts: PortalCount[], value: string) => counts.find((one) => one.value === value)?.count ?? 0;
const sum = (counts: PortalCount[]) => counts.reduce((total, { count }) => total + count, 0);

function Choices({ label, className, of, locale }: { label: string; className: string; of: Choice[]; locale: Locale }) {
  return (
    <nav className={className} aria-label={label}>
      {of.map(({ key, label: name, count, href, on }) => (
        <a
          key={key}
          href={href}
          className={on ? 'on' : undefined}
          aria-current={on || undefined}
          rel={href.includes('?') ? 'nofollow' : undefined}
        >
          {name}
          <em>{formatNumber(locale, count)}</em>
        </a>
      ))}
    </nav>
  );
}

/** Methods as tabs, categories as a row below, and an open-only filter, each with counts. */
export function TenderFilter({ query, ways, categories, takingBids, locale }: Props) {
  const t = useTranslations('tender');
  const way = query.way ?? query.state.way;
  const category = query.category ?? query.state.division;
  const all = { key: 'all', label: t('all') };
  const byWay = [
    { ...all, count: sum(ways), href: filterAddress(query, null, category), on: !way },
    ...config.tender.ways.map((key) => ({
      key,
      label: t(`way.${key}`),
      count: countOf(ways, key),
      href: filterAddress(query, key, category),
      on: way === key,
    })),
  ];
  const byCategory = [
    { ...all, count: sum(categories), href: filterAddress(query, way, null), on: !category },
    ...config.tender.categories.map((key) => ({
      key,
      label: t(`category.${key}`),
      count: countOf(categories, key),
      href: filterAddress(query, way, key),
      on: category === key,
    })),
  ];
  const { page, state } = query;
  const openOnly = (open: boolean) => withState(page, { ...state, page: 1, open });
  const byState = [
    {
      key: 'open',
      label: t('openOnly'),
      count: takingBids,
      href: openOnly(!state.open),
      on: state.open,
    },
  ];
  return (
    <div className="td-filter">
      <Choices label={t('method')} className="tabs" of={byWay} locale={locale} />
      <div className="flex-wrap gap-x-6 md:flex">
        <Choices label={t('kind')} className="td-kinds" of={byCategory} locale={locale} />
        {(takingBids > 0 || state.open) && (
          <Choices label={t('standing')} className="td-kinds" of={byState} locale={locale} />
        )}
      </div>
    </div>
  );
}

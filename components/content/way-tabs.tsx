import { useTranslations } from 'next-intl';
import type { ContentQuery } from '@/lib/content/read-list';
import { stateWithin } from '@/lib/listing/listing';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import { joinSegments } from '@/lib/platform/routes/segment';
import type { PortalCount } from '@/lib/portal/types';

type Props = {
  query: Pick<ContentQuery, 'state' | 'sub' | 'country' | 'categoryId'>;
  counts: readonly PortalCount[];
  locale: Locale;
  /** the page is none of them */
  away?: boolean;
};

/** Routes of the information channel with their counts; country and category filters are kept. */
export function WayTabs({ query, counts, locale, away }: Props) {
  const t = useTranslations('content');
  const { state, sub, country, categoryId } = query;
  const kept: ListState = { ...stateWithin(state, { country, categoryId }), page: 1 };
  const ways = sub === undefined ? [] : [sub].flat();
  const allHref = country
    ? href('infoCountry', { country: joinSegments([country].flat()) }, kept)
    : categoryId
      ? href('infoCategory', { cate: joinSegments([categoryId].flat()) }, kept)
      : href('infoList', {}, kept);
  const sum = counts.reduce((total, { count }) => total + count, 0);
  const tabs = [
    { key: 'all', label: t('all'), count: sum, to: allHref, on: sub === undefined && !away },
    ...config.content.ways.map((way) => ({
      key: way,
      label: t(`sub.${way}`),
      count: counts.find(({ value }) => value === way)?.count ?? 0,
      to: href('infoWay', { way }, kept),
      on: ways.includes(way),
    })),
  ];
  return (
    <nav className="tabs ct-ways" aria-label={t('filters')}>
      {tabs.map(({ key, label, count, to, on }) => (
        <a
          key={key}
          href={to}
          className={on ? 'on' : undefined}
          aria-current={on || undefined}
          rel={to.includes('?') ? 'nofollow' : undefined}
        >
          {label}
          <em>{formatNumber(locale, count)}</em>
        </a>
      ))}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import { ChoiceMenu } from '@/components/ui/choice-menu';
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

const sum = (counts: PortalCount[]) => counts.reduce((total, { count }) => total + count, 0);

/** Method, category and status as menus, each with counts. */
export function TenderMenus({ query, ways, categories, takingBids, locale }: Props) {
  const t = useTranslations('tender');
  const way = query.way ?? query.state.way;
  const category = query.category ?? query.state.division;
  const { page, state } = query;
  const n = (count: number) => formatNumber(locale, count);
  const countIn = (counts: PortalCount[], value: string) => n(counts.find((one) => one.value === value)?.count ?? 0);
  const all = { key: 'all', label: t('all') };
  const openOnly = (open: boolean) => withState(page, { ...state, page: 1, open });
  return (
    <>
      {ways.length + categories.length > 0 && (
        <>
          <ChoiceMenu
            id="method"
            label={t('method')}
            active={Boolean(way)}
            choices={[
              { ...all, count: n(sum(ways)), href: filterAddress(query, null, category), on: !way },
              ...config.tender.ways.map((key) => ({
                key,
                label: t(`way.${key}`),
                count: countIn(ways, key),
                href: filterAddress(query, key, category),
                on: way === key,
              })),
            ]}
          />
          <ChoiceMenu
            id="kind"
            label={t('kind')}
            active={Boolean(category)}
            choices={[
              { ...all, count: n(sum(categories)), href: filterAddress(query, way, null), on: !category },
              ...config.tender.categories.map((key) => ({
                key,
                label: t(`category.${key}`),
                count: countIn(categories, key),
                href: filterAddress(query, way, key),
                on: category === key,
              })),
            ]}
          />
        </>
      )}
      {(takingBids > 0 || state.open) && (
        <ChoiceMenu
          id="status"
          label={t('standing')}
          active={state.open}
          choices={[
            { ...all, href: openOnly(false), on: !state.open },
            { key: 'open', label: t('openOnly'), count: n(takingBids), href: openOnly(true), on: state.open },
          ]}
        />
      )}
    </>
  );
}

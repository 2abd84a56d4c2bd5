import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { type ListState, stateQuery } from '@/lib/platform/routes/list-state';
import { feedKeys } from '@/lib/site/feed/types';

type Props = {
  state: ListState;
  /** number of all open tenders */
  open: { tenders: number; countries: number };
  /** number open that match the filters */
  takingBids: number;
  locale: Locale;
};

/** Description of the list with the number of open tenders, total or filtered. */
export function TenderLead({ state, open, takingBids, locale }: Props) {
  const t = useTranslations('tender');
  const figure = (count: number) => ({ count, n: formatNumber(locale, count) });
  const places = { places: open.countries, countries: formatNumber(locale, open.countries) };
  return (
    <p className="text-ink-2">
      {t('lead')}{' '}
      {stateQuery(feedKeys('tender'), state)
        ? t('openChosen', figure(takingBids))
        : t('openNow', { ...figure(open.tenders), ...places })}
    </p>
  );
}

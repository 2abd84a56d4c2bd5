import { useTranslations } from 'next-intl';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Closing } from '@/components/trade/closing';
import { CountryCode } from '@/components/trade/country-code';
import { DeadlineCell } from '@/components/trade/deadline-cell';
import { Flag, type FlagPictures } from '@/components/ui/flag';
import { type ColumnSort, ListTable } from '@/components/ui/list-table';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { TenderCard } from '@/lib/tender/types';
import { Budget } from './budget';
import { TenderTitle } from './tender-title';

type Props = {
  items: readonly TenderCard[];
  locale: Locale;
  flags?: FlagPictures | undefined;
  /** sorting by deadline, if the list can */
  sort?: ColumnSort | undefined;
  /** place and deadline alone, for half of a page */
  compact?: boolean;
};

const compactKeys = ['country', 'deadline'];

const address = ({ id }: TenderCard) => href('tenderDetail', { id });

/** Tenders as a table: place, buyer, method, budget and deadline. */
export function TenderTable({ items, locale, flags, sort, compact = false }: Props) {
  const t = useTranslations();
  const time = ({ status, deadlineAt, deadlineOffset }: TenderCard) => {
    if (status !== 'open') return t(`tender.status.${status}`);
    return deadlineAt && <DeadlineCell at={deadlineAt} offset={deadlineOffset ?? 0} locale={locale} />;
  };
  const left = ({ status, deadlineAt }: TenderCard) => {
    if (status !== 'open') return <span>{t(`tender.status.${status}`)}</span>;
    return deadlineAt && <Closing at={deadlineAt} locale={locale} short />;
  };
  return (
    <ListTable
      label={t('tender.title')}
      rows={items}
      keyOf={({ id }) => id}
      titleHead={t('tender.notice')}
      title={(item) => <TenderTitle item={item} locale={locale} />}
      hrefOf={address}
      hintOf={({ title }) => title.text}
      only={compact ? compactKeys : undefined}
      columns={[
        {
          key: 'country',
          head: t('list.country'),
          width: 80,
          cell: ({ country }) => <CountryCode {...country} flags={flags} />,
        },
        {
          key: 'buyer',
          head: t('tender.buyer'),
          width: 148,
          from: 'xl',
          cell: ({ buyer, title }) => <SpokenText of={{ text: buyer, locale: title.locale }} site={locale} />,
        },
        { key: 'method', head: t('tender.method'), width: 96, from: 'xl', cell: ({ way }) => t(`tender.way.${way}`) },
        {
          key: 'budget',
          head: t('tender.budget'),
          width: 196,
          from: 'lg',
          numeric: true,
          wraps: true,
          cell: ({ budget }) => budget && <Budget of={budget} locale={locale} />,
        },
        { key: 'deadline', head: t('trade.closesShort'), width: 164, numeric: true, sort, cell: time },
      ]}
      brief={(item) => (
        <>
          <span className="inline-flex items-center gap-2 truncate">
            <Flag code={item.country.code} pictures={flags} />
            {item.country.name}
          </span>
          {left(item)}
          {item.budget && (
            <span className="truncate">
              <Budget of={item.budget} locale={locale} />
            </span>
          )}
        </>
      )}
      actsHead={t('frame.favourite.short')}
      acts={({ id, title }) => <FavouriteButton type="tender" id={id} name={title.text} inRow />}
    />
  );
}

import { useTranslations } from 'next-intl';
import { Quantity } from '@/components/list/mark/quantity';
import { Closing, PlacesLeft } from '@/components/trade/closing';
import { IncotermText } from '@/components/trade/incoterm-text';
import { Flag, type FlagPictures } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay, formatLanguage } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { PurchaseCard } from '@/lib/purchase/types';

type Props = {
  item: PurchaseCard;
  /** names of country and category */
  names: { country?: string | undefined; category?: string | undefined };
  locale: Locale;
  flags?: FlagPictures | undefined;
};

/** A request in a list: goods, quantity, place, terms and deadline. */
export function PurchaseRow({ item, names, locale, flags }: Props) {
  const t = useTranslations();
  const { id, title, countryCode, quantity, unit, incoterm, publishedAt, validUntil } = item;
  return (
    <article className="grid gap-x-8 gap-y-3 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_220px]">
      <div className="grid content-start gap-2">
        <h3 className="text-16 leading-[1.4] font-strong">
          <a className="hover:text-accent phone:inline-block phone:py-1" href={href('purchaseDetail', { id })}>
            <SpokenText of={title} site={locale} />
          </a>{' '}
          <span
            className="rounded-s bg-accent-soft px-[6px] text-12 font-[550] whitespace-nowrap text-accent-strong"
            data-since={publishedAt}
            hidden
          >
            {t('purchaseHall.newSince')}
          </span>
        </h3>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          <li>
            <Quantity count={quantity} unit={unit} locale={locale} />
          </li>
          {countryCode && (
            <li className="inline-flex items-center gap-2">
              <Flag code={countryCode} pictures={flags} />
              {names.country ?? countryCode}
            </li>
          )}
          {incoterm && (
            <li>
              <IncotermText of={incoterm} site={locale} />
            </li>
          )}
          {names.category && <li>{names.category}</li>}
        </ul>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3">
          <time dateTime={publishedAt}>{t('purchaseHall.publishedOn', { date: formatDay(locale, publishedAt) })}</time>
          {title.locale !== locale && <span>{formatLanguage(locale, title.locale)}</span>}
        </p>
      </div>
      <div className="grid content-start gap-1 max-md:flex max-md:items-baseline">
        <p className="grid">
          <span className="text-12 text-ink-3 max-md:hidden">{t('trade.closes')}</span>
          <time className="max-md:hidden" dateTime={validUntil}>
            {formatDay(locale, validUntil)}
          </time>
          <Closing at={validUntil} locale={locale} />
        </p>
        <p className="text-12 text-ink-2 max-md:hidden">
          <PlacesLeft count={item.placesLeft} locale={locale} />
        </p>
        <p className="ms-2 text-12 text-ink-2 md:hidden">
          <PlacesLeft count={item.placesLeft} locale={locale} short />
        </p>
      </div>
    </article>
  );
}

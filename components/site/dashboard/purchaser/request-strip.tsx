import { useTranslations } from 'next-intl';
import { PlacesText } from '@/components/purchase/center/places-text';
import { Closing } from '@/components/trade/closing';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatNumber, formatPrice } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { WaitingRequest } from '@/lib/quotation/received/types';

/** The buyer's requests with pending quotations: number, lowest price, time left, link to compare. */
export function RequestStrip({ items, locale }: { items: readonly WaitingRequest[]; locale: Locale }) {
  const t = useTranslations('purchaseCenter');
  const n = (value: number) => formatNumber(locale, value);
  return (
    <ul>
      {items.map(({ id, title, quotations, places, unanswered, until, lowest }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
        >
          <span className="grid min-w-0 flex-[1_1_220px] gap-[2px] [overflow-wrap:anywhere]">
            <Link
              className="font-strong underline phone:inline-flex phone:min-h-11 phone:items-center"
              href={href('purchaserPurchaseDetail', { id })}
            >
              <span id={`undecided-${id}`}>{title.text ? <SpokenText of={title} site={locale} /> : t('untitled')}</span>
            </Link>
            <span className="flex flex-wrap gap-x-3 text-ink-2">
              <span>{t('quotations', { count: quotations, n: n(quotations) })}</span>
              {places && <PlacesText places={places} />}
              {lowest && (
                <span className="font-strong text-ink">
                  {t('home.lowest', { price: formatPrice(locale, lowest.amount, lowest.currency, lowest.per) })}
                </span>
              )}
              {unanswered > 0 && (
                <span className="text-warn">{t('unanswered', { count: unanswered, n: n(unanswered) })}</span>
              )}
              {until && <Closing at={until} locale={locale} />}
            </span>
          </span>
          {quotations > 0 && (
            <ButtonLink size="s" href={href('purchaserComparison', { id })} aria-describedby={`undecided-${id}`}>
              {t('compare')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}

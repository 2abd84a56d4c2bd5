import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { WaitingPurchase } from '@/lib/staff/purchase/queries';
import { formatMoment } from '@/lib/staff/time';
import { NameSearchLink } from './name-search-link';
import { PurchaseContentText } from './purchase-content-text';
import { WaitingTime } from './waiting-time';
import { wishText } from './wish-item';

type Props = {
  row: WaitingPurchase;
  locale: ConsoleLocale;
  timeZone: string /** Whether its files can be opened. */;
  mayOpen: boolean;
};

/** Full text of a new buyer's pending request, and the buyer. */
export function WaitingPurchaseText({ row, locale, timeZone, mayOpen }: Props) {
  const t = useTranslations('console.purchase');
  const moment = (iso: string) => formatMoment(locale, iso, timeZone);
  const country = row.content.names.country ?? '–';
  const buyer = { name: row.buyer, company: row.company, country, at: moment(row.registeredAt) };
  return (
    <div className={wishText}>
      {row.texts.map((text) => (
        <div key={text.locale} lang={text.locale} dir="auto">
          <b>{text.title}</b>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text.details}</p>
        </div>
      ))}
      {row.kind === 'inquiry' && <small className="text-ink-3">{t('inquiry')}</small>}
      <PurchaseContentText id={row.id} content={row.content} locale={locale} mayOpen={mayOpen} />
      <p>
        {t.rich(row.company ? 'buyer' : 'buyerAlone', {
          ...buyer,
          link: (words) => <NameSearchLink name={row.buyer}>{words}</NameSearchLink>,
        })}
      </p>
      {row.phone && <bdi>{row.phone}</bdi>}
      <small className="text-ink-3">
        {t.rich('sent', {
          at: moment(row.submittedAt),
          age: () => <WaitingTime since={row.submittedAt} locale={locale} />,
        })}
      </small>
    </div>
  );
}

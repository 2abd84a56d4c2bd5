import { useTranslations } from 'next-intl';
import { Quantity } from '@/components/mark/quantity';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { sites } from '@/lib/i18n/site';
import type { WaitingPurchase } from '@/lib/staff/purchase/queries';
import { formatMoment } from '@/lib/staff/time';
import { Waited } from './age';
import { FoundByName } from './found-by-name';
import { wishText } from './wish-item';

type Props = { row: WaitingPurchase; locale: ConsoleLocale; timeZone: string };

/** What a new buyer wants to publish, all of it, and who they are. */
export function WaitingPurchaseText({ row, locale, timeZone }: Props) {
  const t = useTranslations('console.purchase');
  const moment = (iso: string) => formatMoment(locale, iso, timeZone);
  const names = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  const country = (row.countryCode && names.of(row.countryCode)) ?? '–';
  const buyer = { name: row.buyer, company: row.company, country, at: moment(row.registeredAt) };
  return (
    <div className={wishText}>
      {row.texts.map((text) => (
        <div key={text.locale} lang={text.locale} dir="auto">
          <b>{text.title}</b>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text.details}</p>
        </div>
      ))}
      {row.specification.length > 0 && (
        <ul>
          {row.specification.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Quantity count={row.quantity} unit={row.unit} locale={locale} />
        {row.kind === 'inquiry' && <small className="ms-2 text-ink-3">{t('inquiry')}</small>}
      </p>
      <p>
        {t.rich(row.company ? 'buyer' : 'buyerAlone', {
          ...buyer,
          link: (words) => <FoundByName name={row.buyer}>{words}</FoundByName>,
        })}
      </p>
      {row.phone && <bdi>{row.phone}</bdi>}
      <small className="text-ink-3">
        {t.rich('sent', {
          at: moment(row.submittedAt),
          age: () => <Waited since={row.submittedAt} locale={locale} />,
        })}
      </small>
      <small className="text-ink-3">{t('until', { at: moment(row.validUntil) })}</small>
    </div>
  );
}

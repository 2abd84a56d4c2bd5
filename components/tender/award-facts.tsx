import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay, formatMoney } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';

/** Who got the contract, for how much and when. */
export function AwardFacts({ tender: { award, title }, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  if (!award) return null;
  const { to, amount, currency, on } = award;
  const facts: [string, ReactNode][] = [
    [t('awardedTo'), to && <SpokenText of={{ text: to, locale: title.locale }} site={locale} />],
    [
      t('awardAmount'),
      amount !== null && currency !== null && <bdi dir="ltr">{formatMoney(locale, amount, currency)}</bdi>,
    ],
    [t('awardedOn'), on && <time dateTime={on}>{formatDay(locale, on)}</time>],
  ];
  return (
    <table className="spec td-facts">
      <caption className="sr">{t('award')}</caption>
      <tbody>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

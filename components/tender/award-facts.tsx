import { useTranslations } from 'next-intl';
import { Money } from '@/components/list/mark/money';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay, formatMoney } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';

/** Winner, amount and date of the contract. */
export function AwardFacts({ tender: { award, title }, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  if (!award) return null;
  const { to, amount, currency, on } = award;
  const facts: TableFact[] = [
    [t('awardedTo'), to && <SpokenText of={{ text: to, locale: title.locale }} site={locale} />],
    [
      t('awardAmount'),
      amount !== null && currency !== null && (
        <Money of={{ low: amount, high: amount, currency }}>
          <bdi dir="ltr">{formatMoney(locale, amount, currency)}</bdi>
        </Money>
      ),
    ],
    [t('awardedOn'), on && <time dateTime={on}>{formatDay(locale, on)}</time>],
  ];
  return <FactTable facts={facts} className="spec td-facts" caption={t('award')} />;
}

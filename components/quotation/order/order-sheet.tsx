'use client';

import { useLocale, useTranslations } from 'next-intl';
import { QuotationFacts } from '@/components/quotation/center/quotation-facts';
import { SpecificationTable } from '@/components/trade/specification-table';
import { useZonedTime } from '@/components/trade/use-zoned-time';
import { TextTranslation } from '@/components/translate/text-translation';
import { Card } from '@/components/ui/card';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay } from '@/lib/platform/i18n/format';
import type { PurchaseOrder } from '@/lib/quotation/order/types';
import { PartyCard } from './party-card';

/** Printable order sheet: number and date, both sides, goods, price, terms and requirements. */
export function OrderSheet({ order }: { order: PurchaseOrder }) {
  const t = useTranslations('order');
  const trade = useTranslations('trade');
  const locale = useLocale();
  const timeOf = useZonedTime();
  const { number, awardedAt, title, request, deliveryBy, version, quotationId, buyer, seller } = order;
  const { locale: spoken, paymentMethod, paymentOther, deviations, message } = version.quotation;
  const payment = paymentMethod === 'other' ? paymentOther : '';
  const facts: TableFact[] = [
    [t('number'), <bdi key="number">{number}</bdi>],
    [
      t('date'),
      <time key="date" dateTime={awardedAt}>
        {timeOf(awardedAt)}
      </time>,
    ],
    [t('goods'), <SpokenText key="goods" of={title} site={locale} />],
    [trade('deliveryBy'), deliveryBy && formatDay(locale, deliveryBy)],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Card title={t('title')} padded>
        <FactTable facts={facts} caption={t('title')} />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2 print:grid-cols-2">
        <PartyCard side="buyer" of={buyer} />
        <PartyCard side="seller" of={seller} />
      </div>
      <Card title={t('terms')} padded>
        <QuotationFacts id={quotationId} version={version} request={request} />
        <div className="print:hidden">
          <TextTranslation from={spoken} texts={[payment, ...deviations.map(({ text }) => text), message]} />
        </div>
      </Card>
      {request.lines.length > 0 && (
        <Card title={trade('specification')} padded>
          <SpecificationTable lines={request.lines} spoken={request.spoken} locale={locale} />
        </Card>
      )}
      <dl className="hidden grid-cols-2 gap-8 pt-10 print:grid">
        {(['buyer', 'seller'] as const).map((side) => (
          <div key={side} className="border-t border-ink pt-2">
            <dt>{t(side)}</dt>
            <dd className="m-0 text-ink-2">{t('signature')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Quantity } from '@/components/list/mark/quantity';
import { FileLinks } from '@/components/trade/file-links';
import { IncotermText } from '@/components/trade/incoterm-text';
import { RequiredValue } from '@/components/trade/specification-table';
import { useZonedTime } from '@/components/trade/use-zoned-time';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatAmount, formatLanguage, formatNumber, formatPrice } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SpecificationLine } from '@/lib/purchase/types';
import { ownTotal } from '@/lib/quotation/rules';
import type { WholeVersion } from '@/lib/quotation/types';

type Props = {
  /** id of the quotation */
  id: number;
  version: WholeVersion;
  request: { lines: readonly SpecificationLine[]; spoken: Locale };
};

/** A version of the company's own quotation, read-only; unstated values are left out. */
export function QuotationFacts({ id, version: { number, quotation, files }, request: { lines, spoken } }: Props) {
  const t = useTranslations('quotationCenter');
  const trade = useTranslations('trade');
  const locale = useLocale();
  const timeOf = useZonedTime();
  const { unitPrice, priceQuantity, currency, quantity, unit, incoterm, priceBreaks, deviations } = quotation;
  const total = ownTotal(quotation);
  const written = (text: string) => text && <SpokenText of={{ text, locale: quotation.locale }} site={locale} />;
  const amount = (value: number | null) => value !== null && formatAmount(locale, value, currency);
  const price = (value: number) => formatPrice(locale, value, currency, priceQuantity);
  const counted = (count: number | null) => count !== null && <Quantity count={count} unit={unit} locale={locale} />;
  const country = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  const facts: TableFact[] = [
    [t('unitPrice'), price(unitPrice)],
    [t('quantity'), counted(quantity)],
    [t('total'), amount(total)],
    [
      t('priceBreaks'),
      priceBreaks.length > 0 && (
        <ul className="m-0 list-none p-0">
          {priceBreaks.map((one) => (
            <li key={one.quantity} className="flex flex-wrap gap-x-4">
              <Quantity count={one.quantity} unit={unit} locale={locale} />
              <span>{price(one.price)}</span>
            </li>
          ))}
        </ul>
      ),
    ],
    [t('minimumOrder'), counted(quotation.minimumOrder)],
    [
      trade('terms'),
      <IncotermText
        key="terms"
        of={incoterm}
        place={{ text: quotation.place, locale: quotation.locale }}
        site={locale}
        named
      />,
    ],
    [t('freight'), amount(quotation.freight)],
    [t('insurance'), amount(quotation.insurance)],
    [t('leadDays'), formatNumber(locale, quotation.leadDays)],
    [
      trade('paymentMethod'),
      quotation.paymentMethod === 'other'
        ? written(quotation.paymentOther)
        : trade(`payment.${quotation.paymentMethod}`),
    ],
    [
      t('validUntil'),
      <time key="until" dateTime={quotation.validUntil}>
        {timeOf(quotation.validUntil)}
      </time>,
    ],
    [
      t('product'),
      quotation.productId !== null && (
        <a
          className="phone:inline-flex phone:min-h-11 phone:items-center"
          href={href('productDetail', { id: quotation.productId })}
        >
          {t('productOpen')}
        </a>
      ),
    ],
    [t('brand'), written(quotation.brand)],
    [t('model'), quotation.model && <bdi dir="auto">{quotation.model}</bdi>],
    [t('origin'), quotation.originCode && (country.of(quotation.originCode) ?? quotation.originCode)],
    [t('warranty'), quotation.warrantyMonths !== null && formatNumber(locale, quotation.warrantyMonths)],
    [t('sample'), quotation.sample && t(`sampleKind.${quotation.sample}`)],
    [t('supplierReference'), quotation.reference && <bdi dir="auto">{quotation.reference}</bdi>],
    ...deviations.map(({ position, text }): TableFact => {
      const line = lines.find((one) => one.position === position);
      return [
        line?.label ?? t('deviations'),
        <span key={position}>
          {written(text)}
          {line && (
            <span className="block text-12 text-ink-2">
              {trade('asked')} <RequiredValue line={line} spoken={spoken} locale={locale} />
            </span>
          )}
        </span>,
      ];
    }),
    [t('message'), quotation.message && <span className="whitespace-pre-line">{written(quotation.message)}</span>],
    [t('language'), quotation.locale !== locale && formatLanguage(locale, quotation.locale)],
    [t('attachments'), files.length > 0 && <FileLinks files={files} path="/api/quotation/file" id={id} />],
  ];
  return <FactTable facts={facts} caption={t('version', { n: formatNumber(locale, number) })} />;
}

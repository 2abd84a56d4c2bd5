import { useTranslations } from 'next-intl';
import { Money } from '@/components/list/mark/money';
import { Quantity } from '@/components/list/mark/quantity';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay, formatLanguage, formatMoney } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { type AgreeableField, noPort } from '@/lib/purchase/constants';
import type { PurchaseDetail } from '@/lib/purchase/types';
import { ClosingTime } from './closing-time';
import { IncotermText } from './incoterm-text';
import '@/app/detail.css';

/** Fields of a request as suppliers see them. */
export type PurchaseFacts = Pick<
  PurchaseDetail,
  | 'locale'
  | 'countryCode'
  | 'quantity'
  | 'unit'
  | 'incoterm'
  | 'place'
  | 'targetPrice'
  | 'shippingMethod'
  | 'shippingOther'
  | 'port'
  | 'destination'
  | 'deliveryBy'
  | 'paymentMethod'
  | 'paymentOther'
  | 'toAgree'
  | 'publishedAt'
  | 'validUntil'
>;

type Props = {
  purchase: PurchaseFacts;
  locale: Locale;
  /** display names of codes; a port without a name shows its UN/LOCODE */
  names: { category?: string | undefined; country?: string | undefined; port?: string | undefined };
};

/** Structured fields of a request in the site's language; fields neither given nor to be agreed are left out. */
export function PurchaseFactTable({ purchase, locale, names }: Props) {
  const t = useTranslations('trade');
  const { countryCode, incoterm, targetPrice, shippingMethod, port, paymentMethod } = purchase;
  const written = (text: string) => text && <SpokenText of={{ text, locale: purchase.locale }} site={locale} />;
  const facts: [...TableFact, left?: AgreeableField][] = [
    [t('category'), names.category],
    [
      t('quantity'),
      purchase.quantity > 0 && <Quantity count={purchase.quantity} unit={purchase.unit} locale={locale} />,
    ],
    [
      t('country'),
      countryCode && (
        <span className="inline-flex items-center gap-2">
          <Flag code={countryCode} />
          {names.country ?? countryCode}
        </span>
      ),
      'countryCode',
    ],
    [
      t('terms'),
      incoterm && (
        <IncotermText of={incoterm} place={{ text: purchase.place, locale: purchase.locale }} site={locale} named />
      ),
      'incoterm',
    ],
    [
      t('targetPrice'),
      targetPrice && (
        <Money of={{ low: targetPrice.minor, high: targetPrice.minor, currency: targetPrice.currency }}>
          <bdi dir="ltr">{formatMoney(locale, targetPrice.minor, targetPrice.currency)}</bdi>
        </Money>
      ),
      'targetPrice',
    ],
    [
      t('shippingMethod'),
      shippingMethod &&
        (shippingMethod === 'other' && purchase.shippingOther
          ? written(purchase.shippingOther)
          : t(`shipping.${shippingMethod}`)),
      'shippingMethod',
    ],
    [t('port'), port && (port === noPort ? t('noPort') : (names.port ?? <bdi dir="ltr">{port}</bdi>)), 'port'],
    [t('destination'), written(purchase.destination), 'destination'],
    [
      t('deliveryBy'),
      purchase.deliveryBy && <time dateTime={purchase.deliveryBy}>{formatDay(locale, purchase.deliveryBy)}</time>,
      'deliveryBy',
    ],
    [
      t('paymentMethod'),
      paymentMethod &&
        (paymentMethod === 'other' && purchase.paymentOther
          ? written(purchase.paymentOther)
          : t(`payment.${paymentMethod}`)),
      'paymentMethod',
    ],
    [
      t('published'),
      purchase.publishedAt && <time dateTime={purchase.publishedAt}>{formatDay(locale, purchase.publishedAt)}</time>,
    ],
    [t('closes'), purchase.validUntil && <ClosingTime iso={purchase.validUntil} locale={locale} />],
    [t('language'), purchase.locale !== locale && formatLanguage(locale, purchase.locale)],
  ];
  const rows = facts.map(
    ([label, value, left]): TableFact => [label, value || (left && purchase.toAgree.includes(left) && t('toAgree'))],
  );
  return <FactTable facts={rows} caption={t('facts')} />;
}

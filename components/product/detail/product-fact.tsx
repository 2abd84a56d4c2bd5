import '@/app/detail.css';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Quantity } from '@/components/list/mark/quantity';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductDetail } from '@/lib/product/types';

/** Days from order to dispatch. */
export function LeadTime({ days, locale }: { days: { min: number; max: number }; locale: Locale }) {
  const t = useTranslations('product');
  const [min, max] = [formatNumber(locale, days.min), formatNumber(locale, days.max)];
  // Bidi isolates keep the range in order in sentences of either direction.
  const range = days.min === days.max ? max : `\u2066${t('dayRange', { min, max })}\u2069`;
  return <bdi>{t('days', { max: days.max, range })}</bdi>;
}

/** Warranty in months from delivery. */
export function Warranty({ months, locale }: { months: number; locale: Locale }) {
  const t = useTranslations('product');
  return t('months', { count: months, n: formatNumber(locale, months) });
}

export type Fact = { label: string; value: ReactNode };

type Texts = ReturnType<typeof useTranslations<'product'>>;
/** Terms of sale, as the product page or form has them. */
type Terms = Pick<ProductDetail, 'leadDays'> & {
  minimumOrder: number | null;
  unit: ProductDetail['unit'] | null;
  warrantyMonths?: number | null | undefined;
};

export const termFacts = (
  t: Texts,
  { minimumOrder, unit, leadDays, warrantyMonths }: Terms,
  locale: Locale,
): Fact[] => [
  ...(minimumOrder && unit
    ? [{ label: t('minimumOrder'), value: <Quantity count={minimumOrder} unit={unit} locale={locale} /> }]
    : []),
  ...(leadDays ? [{ label: t('leadTime'), value: <LeadTime days={leadDays} locale={locale} /> }] : []),
  ...(warrantyMonths == null
    ? []
    : [{ label: t('warranty'), value: <Warranty months={warrantyMonths} locale={locale} /> }]),
];

/** Key facts in the order buyers ask for them; unknown ones are left out. */
export function productFacts(t: Texts, product: ProductDetail, origin: string, locale: Locale): Fact[] {
  const { model, brand, hsCode, publishedAt } = product;
  return [
    ...termFacts(t, product, locale),
    { label: t('origin'), value: origin },
    ...(model ? [{ label: t('model'), value: <bdi className="num">{model}</bdi> }] : []),
    ...(brand ? [{ label: t('brand'), value: <bdi>{brand}</bdi> }] : []),
    ...(hsCode ? [{ label: t('hsCode'), value: <bdi dir="ltr">{hsCode}</bdi> }] : []),
    { label: t('released'), value: formatDay(locale, publishedAt) },
  ];
}

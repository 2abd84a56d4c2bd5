import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay, formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { ProductDetail } from '@/lib/product/types';
import { Quantity } from './quantity';

/** The days from order to dispatch. */
export function LeadTime({ days, locale }: { days: { min: number; max: number }; locale: Locale }) {
  const t = useTranslations('product');
  const [min, max] = [formatNumber(locale, days.min), formatNumber(locale, days.max)];
  // The isolate keeps the figures in order inside a sentence of either direction.
  const range = days.min === days.max ? max : `\u2066${t('dayRange', { min, max })}\u2069`;
  return <bdi>{t('days', { max: days.max, range })}</bdi>;
}

export type Fact = { label: string; value: ReactNode };

/** What a buyer asks first, in this order; what is not known is left out. */
export function productFacts(
  t: ReturnType<typeof useTranslations<'product'>>,
  product: ProductDetail,
  origin: string,
  locale: Locale,
): Fact[] {
  const { minimumOrder, unit, leadDays, model, brand, hsCode, publishedAt } = product;
  return [
    { label: t('minimumOrder'), value: <Quantity count={minimumOrder} unit={unit} locale={locale} /> },
    ...(leadDays ? [{ label: t('leadTime'), value: <LeadTime days={leadDays} locale={locale} /> }] : []),
    { label: t('origin'), value: origin },
    ...(model ? [{ label: t('model'), value: <bdi className="num">{model}</bdi> }] : []),
    ...(brand ? [{ label: t('brand'), value: <bdi>{brand}</bdi> }] : []),
    ...(hsCode ? [{ label: t('hsCode'), value: <bdi dir="ltr">{hsCode}</bdi> }] : []),
    { label: t('released'), value: formatDay(locale, publishedAt) },
  ];
}

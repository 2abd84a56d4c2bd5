import { useTranslations } from 'next-intl';
import type { Unit } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Amount = { count: number; unit: Unit; locale: Locale };

/** A quantity with its unit in the right plural form. */
export function Quantity({ count, unit, locale }: Amount) {
  const t = useTranslations('product.quantity');
  return <bdi>{t(unit, { count, n: formatNumber(locale, count) })}</bdi>;
}

/** Minimum order quantity in figures, for cards. */
export function MinimumOrderMark({ count, unit, locale }: Amount) {
  const t = useTranslations('product');
  const quantity = t(`quantity.${unit}`, { count, n: formatNumber(locale, count) });
  return (
    <small className="mo" title={t.markup('minimumOrderShort', { quantity, q: (chunks) => chunks })}>
      {t.rich('minimumOrderFrom', { quantity, q: (chunks) => <bdi>{chunks}</bdi> })}
    </small>
  );
}

/** Minimum order quantity with its label. */
export function MinimumOrder({ count, unit, locale }: Amount) {
  const t = useTranslations('product');
  const quantity = t(`quantity.${unit}`, { count, n: formatNumber(locale, count) });
  return t.rich('minimumOrderShort', { quantity, q: (chunks) => <bdi>{chunks}</bdi> });
}

import { useTranslations } from 'next-intl';
import type { Unit } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

type Amount = { count: number; unit: Unit; locale: Locale };

/** A number of units in words, in the plural that the language asks for. */
export function Quantity({ count, unit, locale }: Amount) {
  const t = useTranslations('product.quantity');
  return <bdi>{t(unit, { count, n: formatNumber(locale, count) })}</bdi>;
}

/** The least that can be ordered, as a card says it. */
export function MinimumOrder({ count, unit, locale }: Amount) {
  const t = useTranslations('product');
  const quantity = t(`quantity.${unit}`, { count, n: formatNumber(locale, count) });
  return t.rich('minimumOrderShort', { quantity, q: (chunks) => <bdi>{chunks}</bdi> });
}

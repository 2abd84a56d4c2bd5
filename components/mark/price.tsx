import { useTranslations } from 'next-intl';
import { formatMoney, formatMoneyRange } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { Price as PriceValue } from '@/lib/product/types';

/** A price in its own currency, kept together in any direction of text; 'Negotiable' where there is none. */
export function Price({ of, locale }: { of: PriceValue; locale: Locale }) {
  const t = useTranslations('product');
  if (of.kind === 'negotiable') return t('negotiable');
  const text =
    of.kind === 'fixed'
      ? formatMoney(locale, of.min, of.currency)
      : formatMoneyRange(locale, of.min, of.max, of.currency);
  return <bdi dir="ltr">{text}</bdi>;
}

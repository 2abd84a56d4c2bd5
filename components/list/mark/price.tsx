import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Unit } from '@/lib/platform/config';
import { formatNumber, formatPriceRange } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductPrice } from '@/lib/product/types';
import { Money } from './money';

type Props = {
  of: ProductPrice;
  locale: Locale;
  /** PriceUnit beside it shows the quantity */
  bare?: boolean;
  /** in large type: a range may wrap between its prices */
  breaks?: boolean;
  /** the unit, where it follows on the same line */
  children?: ReactNode;
};

/** A price in its own currency, not wrapped and bidi-isolated; 'Negotiable' if there is none. */
export function Price({ of, locale, bare = false, breaks = false, children }: Props) {
  const t = useTranslations('product');
  if (of.kind === 'negotiable') return t('negotiable');
  const { kind, min, currency, per = 1 } = of;
  const range = { low: min, high: kind === 'range' ? of.max : min, currency };
  return (
    <Money of={{ ...range, per }}>
      <bdi dir="ltr" className={breaks ? 'whitespace-normal!' : undefined}>
        {formatPriceRange(locale, { ...range, per: bare ? 1 : per })}
      </bdi>
      {children}
    </Money>
  );
}

/** Unit of a price, such as 'per piece'; nothing if negotiable. */
export function PriceUnit({ of, unit, locale }: { of: ProductPrice; unit: Unit; locale: Locale }) {
  const t = useTranslations('product');
  if (of.kind === 'negotiable') return null;
  const { per: count = 1 } = of;
  if (count === 1) return t(`per.${unit}`);
  return t('perMany', { quantity: t(`quantity.${unit}`, { count, n: formatNumber(locale, count) }) });
}

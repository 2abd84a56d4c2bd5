import { useTranslations } from 'next-intl';
import { Money } from '@/components/list/mark/money';
import { formatNumber, formatPriceRange } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductDetail } from '@/lib/product/types';
import '@/app/detail.css';

/** Price breaks by quantity; nothing if there is one price. */
export function PriceBreaks({ product, locale }: { product: ProductDetail; locale: Locale }) {
  const t = useTranslations('product');
  const { price, priceBreaks, unit } = product;
  if (price.kind === 'negotiable' || priceBreaks.length === 0) return null;
  const { currency, per = 1 } = price;
  const beside = priceBreaks.map((one) => one.price);
  return (
    <table className="brk">
      <caption>{t('priceBreaks')}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('breakQuantity')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {priceBreaks.map(({ quantity, price: minor }) => (
          <tr key={quantity}>
            <th scope="row">
              {t.rich('breakFrom', {
                quantity: t(`quantity.${unit}`, { count: quantity, n: formatNumber(locale, quantity) }),
                q: (chunks) => <bdi>{chunks}</bdi>,
              })}
            </th>
            <td>
              <Money of={{ low: minor, high: minor, currency, per }}>
                <bdi dir="ltr">{formatPriceRange(locale, { low: minor, high: minor, currency, per, beside })}</bdi>
              </Money>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

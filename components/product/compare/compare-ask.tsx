import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { askAddress } from '@/lib/platform/routes/ask';
import type { ProductDetail } from '@/lib/product/types';

/** One request for quotation to the suppliers of all compared products, prefilled with common values. */
export function CompareAsk({ products }: { products: readonly ProductDetail[] }) {
  const t = useTranslations('purchaseForm');
  if (products.length === 0) return null;
  const companies = products.map(({ supplier }) => supplier.id);
  return (
    <p className="print-no">
      <ButtonLink
        hard
        href={askAddress({ product: products.map(({ id }) => id), companies })}
        data-asks=""
        rel="nofollow"
      >
        {t('askAll', { count: new Set(companies).size, n: String(new Set(companies).size) })}
      </ButtonLink>
    </p>
  );
}

import { useTranslations } from 'next-intl';
import { Price, PriceUnit } from '@/components/list/mark/price';
import { productFacts } from '@/components/product/detail/product-fact';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductDetail } from '@/lib/product/types';

type Props = { product: ProductDetail; origin: string; locale: Locale };

/** The product of an offer: picture, price, facts and a link to its page. */
export function OfferProduct({ product, origin, locale }: Props) {
  const t = useTranslations('product');
  const agent = useTranslations('agent');
  const address = href('productDetail', { id: product.id });
  return (
    <div className="op card">
      <div className="pic">
        <Picture src={product.cover} alt="" use="detail" />
      </div>
      <div>
        <h3>
          <Link href={address}>
            <SpokenText of={product.name} site={locale} />
          </Link>
        </h3>
        <p className="muted">
          <SpokenText of={product.summary} site={locale} />
        </p>
        <p className="pr">
          <Price of={product.price} locale={locale} bare>
            <small>
              <PriceUnit of={product.price} unit={product.unit} locale={locale} />
            </small>
          </Price>
        </p>
        <dl className="facts">
          {productFacts(t, product, origin, locale).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link className="btn" href={address}>
          {agent('viewProduct')}
        </Link>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Price, PriceUnit } from '@/components/list/mark/price';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductDetail } from '@/lib/product/types';
import { PriceBreaks } from './price-breaks';

/** Price of a product page with its unit. */
export function HeadPrice({ product, locale }: { product: ProductDetail; locale: Locale }) {
  return (
    <>
      <p className="price">
        <Price of={product.price} locale={locale} bare breaks>
          <small>
            <PriceUnit of={product.price} unit={product.unit} locale={locale} />
          </small>
        </Price>
      </p>
      <PriceBreaks product={product} locale={locale} />
    </>
  );
}

type NameProps = { product: ProductDetail; locale: Locale; children?: ReactNode };

/** Name and summary of a product; `children` stand below the name. */
export function HeadName({ product, locale, children }: NameProps) {
  return (
    <>
      <h1>
        <SpokenText of={product.name} site={locale} />
      </h1>
      {children}
      {product.slogan.text && (
        <p className="slg">
          <SpokenText of={product.slogan} site={locale} />
        </p>
      )}
      <p className="muted sum">
        <SpokenText of={product.summary} site={locale} />
      </p>
    </>
  );
}

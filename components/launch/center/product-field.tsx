'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BoundField } from '@/components/form/bound-field';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Button } from '@/components/ui/button';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { Picture } from '@/components/ui/picture';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { productPickCall } from '@/lib/launch/call';
import type { PickedProduct } from '@/lib/launch/schema';
import { callContract } from '@/lib/platform/http/call-contract';

type Props = {
  kind: 'launch' | 'agent';
  label: string;
  product: PickedProduct | null;
  onProduct: (product: PickedProduct | null) => void;
  /** Published: the product cannot change. */
  fixed: boolean;
};

function ProductLine({ product }: { product: PickedProduct }) {
  return (
    <span className="ri-pl">
      <Picture src={product.cover} alt="" use="thumb" />
      <span>
        <b>
          <UnbrokenText>{product.name}</UnbrokenText>
        </b>
        {product.model && <small dir="ltr">{product.model}</small>}
      </span>
    </span>
  );
}

const foundOf = (product: PickedProduct): ComboboxOption<PickedProduct> => ({
  key: String(product.id),
  label: product.name,
  show: <ProductLine product={product} />,
  item: product,
});

/** Picks one of the supplier's public products by name or model. */
export function ProductField({ kind, label, product, onProduct, fixed }: Props) {
  const t = useTranslations('showcaseItem');
  const [more, setMore] = useState(false);
  const box = useHeldFocus<HTMLDivElement>();
  const hint = product && fixed ? t('productKept') : more ? t('moreProducts') : t('productHint');
  const search = async (keyword: string, signal: AbortSignal) => {
    const found = await callContract(productPickCall, { kind, keyword }, { quiet: true, signal });
    setMore(found.more);
    return found.items.map(foundOf);
  };
  return (
    <BoundField name="productId" label={label} hint={hint} need="required">
      {(ties, { onChange, onBlur, ref }) => {
        const choose = (next: PickedProduct | null) => {
          onProduct(next);
          onChange(next?.id ?? null);
        };
        return (
          <div ref={box}>
            {product ? (
              <div className="ri-picked">
                <ProductLine product={product} />
                {!fixed && (
                  <Button size="s" id={ties.id} onClick={() => choose(null)} ref={ref}>
                    {t('changeProduct')}
                  </Button>
                )}
              </div>
            ) : (
              <Combobox
                {...ties}
                label={label}
                queryKey={['own', 'product-picker', kind]}
                search={search}
                value={null}
                onChoose={(found) => choose(found?.item ?? null)}
                onBlur={onBlur}
                controlRef={ref}
                placeholder={t('searchProduct')}
              />
            )}
          </div>
        );
      }}
    </BoundField>
  );
}

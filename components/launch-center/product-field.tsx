'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { LoadFailure } from '@/components/centre/load-failure';
import { FieldFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Picture } from '@/components/ui/picture';
import { WholeText } from '@/components/ui/whole-text';
import { call } from '@/lib/http/client';
import type { PickedProduct } from '@/lib/launch/schema';

type Props = {
  kind: 'launch' | 'agent';
  label: string;
  product: PickedProduct | null;
  onProduct: (product: PickedProduct | null) => void;
  /** It is published and keeps its product. */
  fixed: boolean;
};

function ProductLine({ product }: { product: PickedProduct }) {
  return (
    <span className="ri-pl">
      <Picture src={product.cover} alt="" use="thumb" />
      <span>
        <b>
          <WholeText>{product.name}</WholeText>
        </b>
        {product.model && <small dir="ltr">{product.model}</small>}
      </span>
    </span>
  );
}

/** One of the supplier's own public products, found by name or model. */
export function ProductField({ kind, label, product, onProduct, fixed }: Props) {
  const t = useTranslations('showcaseItem');
  const [asked, setAsked] = useState('');
  const keyword = useDeferredValue(asked.trim());
  const hint = product && fixed ? t('productKept') : t('productHint');
  const { field, id, error, aria } = useBound({ name: 'productId', label, hint, need: 'required' });
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['own', 'product-picker', kind, keyword],
    queryFn: () =>
      call<{ items: PickedProduct[]; more: boolean }>('/api/launch/own/product', { kind, keyword }, { quiet: true }),
    enabled: product === null,
    placeholderData: (before) => before,
  });
  const box = useHeldFocus<HTMLDivElement>();
  const choose = (next: PickedProduct | null) => {
    onProduct(next);
    field.onChange(next?.id ?? null);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} need="required" error={error}>
      <div ref={box}>
        {product ? (
          <div className="ri-picked">
            <ProductLine product={product} />
            {!fixed && (
              <button type="button" id={id} className="btn s" onClick={() => choose(null)} ref={field.ref}>
                {t('changeProduct')}
              </button>
            )}
          </div>
        ) : (
          <div className="ri-pick">
            <input
              {...aria}
              ref={field.ref}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              className="ctl"
              value={asked}
              placeholder={t('searchProduct')}
              onChange={({ target }) => setAsked(target.value)}
              onBlur={field.onBlur}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            {isError && <LoadFailure onRetry={() => void refetch()} />}
            <p role="status" className={data && data.items.length > 0 ? 'sr' : 'ri-none'}>
              {isPending && !isError
                ? t('searching')
                : data && t('found', { count: data.items.length, n: String(data.items.length) })}
            </p>
            {data && data.items.length > 0 && (
              <ul>
                {data.items.map((item) => (
                  <li key={item.id}>
                    <button type="button" onClick={() => choose(item)}>
                      <ProductLine product={item} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {data?.more && <p className="fd-h">{t('moreProducts')}</p>}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

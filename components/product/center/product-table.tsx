'use client';

import { useTranslations } from 'next-intl';
import type { RowFailureOf } from '@/components/layout/center/row-failure';
import type { OwnProduct } from '@/lib/product/edit/call';
import { ProductRow } from './product-row';
import type { ProductActions } from './use-acts';

type Props = {
  products: readonly OwnProduct[];
  chosen: readonly number[];
  timeZone: string;
  /** Whether the reader may edit; else read-only. */
  editable: boolean;
  busy: boolean;
  act: ProductActions;
  failureOf: (id: number) => RowFailureOf;
  onChoose: (ids: readonly number[]) => void;
};

/** A page of products as a table. */
export function ProductTable({ products, chosen, timeZone, editable, busy, act, failureOf, onChoose }: Props) {
  const t = useTranslations('productCenter');
  const ids = products.map(({ id }) => id);
  const here = ids.filter((id) => chosen.includes(id)).length;
  const toggle = (id: number, on: boolean) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className="cc-tw">
      <table className="cc-tb pc-tb">
        <thead>
          <tr>
            {editable && (
              <th>
                <input
                  type="checkbox"
                  className="pc-cb"
                  aria-label={t('choosePage')}
                  checked={here === ids.length}
                  ref={(box) => {
                    if (box) box.indeterminate = here > 0 && here < ids.length;
                  }}
                  onChange={({ target }) =>
                    onChoose(
                      target.checked ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)),
                    )
                  }
                />
              </th>
            )}
            <th>{t('product')}</th>
            <th className="num">{t('price')}</th>
            <th>{t('status')}</th>
            <th>{t('languages')}</th>
            <th>{t('updated')}</th>
            <th>{t('listed')}</th>
            {editable && (
              <th>
                <span className="sr">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              timeZone={timeZone}
              editable={editable}
              chosen={chosen.includes(product.id)}
              busy={busy}
              act={act}
              failure={failureOf(product.id)}
              onChoose={(on) => toggle(product.id, on)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

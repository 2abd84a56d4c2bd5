import { Fragment } from 'react';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { ProductPage } from '@/lib/product/types';
import { NearHead } from './near-head';
import { ProductCard } from './product-card';

/** Products as a list shows them: `near` of them, the last ones, are only near the figures of its search. */
type Props = Pick<ProductPage, 'items' | 'near' | 'keyFigures' | 'figures'> & { locale: Locale; device: Device };

/** The cards of a list, or its rows on a phone. */
export function ProductCards({ items, near, keyFigures, figures, locale, device }: Props) {
  const row = device === 'm';
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {near > 0 && index === items.length - near && (
        // A phone adds further pages below, whose products may be near ones from the first.
        <h3
          data-near-matches
          className={`pt-4 pb-2 [:has([data-near-matches])~*_&]:hidden ${row ? '' : 'col-span-full px-4'}`}
        >
          <NearHead figures={figures} locale={locale} />
        </h3>
      )}
      <ProductCard
        item={item}
        locale={locale}
        figures={keyFigures[item.id]}
        eager={index < (row ? 1 : 4)}
        compare
        row={row}
      />
    </Fragment>
  ));
}

import { useTranslations } from 'next-intl';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Price } from '@/components/list/mark/price';
import { MinimumOrderMark } from '@/components/list/mark/quantity';
import { SupplierLine } from '@/components/list/mark/supplier-line';
import { CompareTick } from '@/components/product/compare/compare-tick';
import { Picture, type PictureUse } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { figureLine } from '@/lib/product/figure';
import type { ProductCard as Item } from '@/lib/product/types';
import type { KeyFigure } from '@/lib/property/types';
import '@/app/card.css';

type Props = {
  item: Item;
  locale: Locale;
  /** its key figures; the first three are shown */
  figures?: readonly KeyFigure[] | undefined;
  eager?: boolean;
  /** hides the supplier, on the supplier's own pages */
  own?: boolean;
  /** in lists with a comparison tray */
  compare?: boolean;
  use?: PictureUse;
  /** as a row of the mobile lists: picture at the start, facts beside it */
  row?: boolean;
};

/** A product in a grid. Plain links; lists turn them into soft links, see components/ui/soft-links. */
export function ProductCard({ item, locale, figures = [], eager, own, compare, use = 'product', row }: Props) {
  const t = useTranslations('product');
  const { id, supplier } = item;
  const isFigured = figures.length > 0;
  // A row is as high with figures as without: the supplier is then by the price.
  const isBrief = isFigured && row;
  const acts = (
    <>
      {compare && <CompareTick id={id} />}
      <FavouriteButton type="product" id={id} name={item.name.text} />
    </>
  );
  return (
    <article className={row ? 'ml' : 'pc'}>
      <div className="pic">
        <Picture src={item.cover} alt="" use={row ? 'row' : use} eager={eager} />
        {item.fresh && !row && <span className="new">{t('new')}</span>}
        {!row && acts}
      </div>
      <div className="b">
        <h3>
          <a href={href('productDetail', { id })}>
            <SpokenText of={item.name} site={locale} />
          </a>
        </h3>
        {isFigured && (
          <p className="mo truncate" data-q="">
            {figureLine(locale, figures.slice(0, 3))}
          </p>
        )}
        <div className="pr">
          <Price of={item.price} locale={locale} />
          {!row && <MinimumOrderMark count={item.minimumOrder} unit={item.unit} locale={locale} />}
          {isBrief && !own && <SupplierLine supplier={supplier} locale={locale} brief />}
        </div>
        {!isBrief && !own && <SupplierLine supplier={supplier} locale={locale} row={row} />}
      </div>
      {row && <div className="acts">{acts}</div>}
    </article>
  );
}

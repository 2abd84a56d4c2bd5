import { useTranslations } from 'next-intl';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Price } from '@/components/list/mark/price';
import { MinimumOrder } from '@/components/list/mark/quantity';
import { Marks } from '@/components/list/mark/standing';
import { Years } from '@/components/list/mark/years';
import { CompareTick } from '@/components/product/compare/compare-tick';
import { Flag } from '@/components/ui/flag';
import { Picture, type PictureUse } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import '@/app/card.css';

type Props = {
  item: Item;
  locale: Locale;
  eager?: boolean;
  /** hides the supplier, on the supplier's own pages */
  own?: boolean;
  /** in lists with a comparison tray */
  compare?: boolean;
  use?: PictureUse;
};

/** A product in a grid. Plain links; lists turn them into soft links, see components/ui/soft-links. */
export function ProductCard({ item, locale, eager, own, compare, use = 'card' }: Props) {
  const t = useTranslations('product');
  const { id, supplier } = item;
  return (
    <article className="pc">
      <div className="pic">
        <Picture src={item.cover} alt="" use={use} eager={eager} />
        {item.fresh && <span className="new">{t('new')}</span>}
        <FavouriteButton type="product" id={id} name={item.name.text} />
      </div>
      <div className="b">
        <h3>
          <a href={href('productDetail', { id })}>
            <SpokenText of={item.name} site={locale} />
          </a>
        </h3>
        <div className="pr">
          <Price of={item.price} locale={locale} />
        </div>
        <div className="mo">
          <MinimumOrder count={item.minimumOrder} unit={item.unit} locale={locale} />
        </div>
        {!own && (
          <div className="su">
            <div className="n">
              <Flag code={supplier.countryCode} />
              <a href={href('showroomHome', { companyId: supplier.id })}>
                <SpokenText of={supplier.name} site={locale} />
              </a>
              <em>
                <Years count={supplier.years} locale={locale} />
              </em>
            </div>
            <Marks grade={supplier.grade} membership={supplier.membership} />
            {compare && <CompareTick id={id} />}
          </div>
        )}
      </div>
    </article>
  );
}

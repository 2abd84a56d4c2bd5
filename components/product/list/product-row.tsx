import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Price } from '@/components/list/mark/price';
import { MinimumOrder } from '@/components/list/mark/quantity';
import { Marks } from '@/components/list/mark/standing';
import { CompareTick } from '@/components/product/compare/compare-tick';
import { Flag } from '@/components/ui/flag';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import '@/app/card.css';

type Props = { item: Item; locale: Locale; eager?: boolean; own?: boolean; compare?: boolean };

/** A product as a mobile list row: picture, then facts. */
export function ProductRow({ item, locale, eager, own, compare }: Props) {
  const { id, supplier } = item;
  return (
    <article className="ml">
      <div className="pic">
        <Picture src={item.cover} alt="" use="row" eager={eager} />
        <FavouriteButton type="product" id={id} name={item.name.text} />
      </div>
      <div>
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
          <>
            <div className="n">
              <Flag code={supplier.countryCode} />
              <SpokenText of={supplier.name} site={locale} />
            </div>
            <Marks grade={supplier.grade} membership={supplier.membership} />
          </>
        )}
        {compare && <CompareTick id={id} />}
      </div>
    </article>
  );
}

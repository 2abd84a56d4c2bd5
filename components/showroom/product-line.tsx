import { Price } from '@/components/list/mark/price';
import { MinimumOrder } from '@/components/list/mark/quantity';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';

/** A product as a full-width row: picture, description, price. */
export function ProductLine({ item, locale }: { item: Item; locale: Locale }) {
  return (
    <article className="pl">
      <div className="pic">
        <Picture src={item.cover} alt="" use="card" />
      </div>
      <div>
        <h3>
          <a href={href('productDetail', { id: item.id })}>
            <SpokenText of={item.name} site={locale} />
          </a>
        </h3>
        <p className="muted">
          <SpokenText of={item.summary} site={locale} />
        </p>
      </div>
      <div>
        <p className="pr">
          <Price of={item.price} locale={locale} />
        </p>
        <p className="muted mo">
          <MinimumOrder count={item.minimumOrder} unit={item.unit} locale={locale} />
        </p>
      </div>
    </article>
  );
}

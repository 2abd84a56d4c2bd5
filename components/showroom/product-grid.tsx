import type { CSSProperties } from 'react';
import { Price } from '@/components/list/mark/price';
import { ProductCard } from '@/components/product/list/product-card';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { CompanyProfile } from '@/lib/company/types';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import { ProductLine } from './product-line';
import '@/app/sort.css';

type Props = {
  items: readonly Item[];
  locale: Locale;
  device: Device;
  look?: CompanyProfile['productTemplate'];
  lead?: boolean;
};

/** A supplier's products in its chosen layout: 1 grid, 2 list, 3 gallery. With `lead` the first is large. */
export function ProductGrid({ items, locale, device, look = 1, lead }: Props) {
  if (look === 2 && device === 'm')
    return items.map((item) => <ProductCard key={item.id} item={item} locale={locale} own row />);
  if (look === 2) return items.map((item) => <ProductLine key={item.id} item={item} locale={locale} />);
  const columns = device === 'm' ? 2 : 4;
  if (look === 3) {
    return (
      <div className="gallery">
        {items.map((item) => (
          <a key={item.id} href={href('productDetail', { id: item.id })}>
            <span className="pic">
              <Picture src={item.cover} alt="" use="detail" />
            </span>
            <SpokenText of={item.name} site={locale} />
            <span className="mt-1 block font-strong">
              <Price of={item.price} locale={locale} />
            </span>
          </a>
        ))}
      </div>
    );
  }
  return (
    <div className="cells" style={{ '--n': columns } as CSSProperties}>
      {items.map((item, index) => (
        <ProductCard key={item.id} item={item} locale={locale} own use={lead && index === 0 ? 'lead' : undefined} />
      ))}
    </div>
  );
}

import { SectionHead } from '@/components/ui/section-head';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductCard as Item } from '@/lib/product/types';
import { ProductCard } from './list/product-card';

type Props = {
  title: string;
  items: readonly Item[];
  locale: Locale;
  more?: { href: string; label: string };
  /** without the supplier */
  own?: boolean;
  /** in a row that scrolls, for phones */
  bare?: boolean;
  /** on a page that links elsewhere: not printed, soft links */
  beside?: boolean;
};

/** A titled row of products; nothing without products. */
export function OfferSection({ title, items, locale, more, own, bare, beside }: Props) {
  if (!items.length) return null;
  const cards = (
    <div className={bare ? 'hs offers' : 'cells items five'}>
      {items.map((item) => (
        <ProductCard key={item.id} item={item} locale={locale} own={own} />
      ))}
    </div>
  );
  return (
    <section className={beside ? 'sec print-no' : 'sec'} data-soft={beside}>
      <div className="wrap">
        <SectionHead title={title} more={more} bare={bare} />
        {!bare && cards}
      </div>
      {bare && cards}
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/section-head';
import { SoftLinks } from '@/components/ui/soft-links';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import type { ProductHomeProps } from './home-desktop';
import { ProductCard } from './list/product-card';
import { SectorSection } from './sector-section';
import '@/app/card.css';
import '@/app/list.css';
import '@/app/product-home.css';

/** Categories by sector, with a sticky row of sectors. */
export function HomeMobile({ sectors, latest, recommended, locale }: ProductHomeProps) {
  const t = useTranslations('product');
  const offers = (title: string, items: Item[], sort: 'latest' | 'recommend') =>
    items.length > 0 && (
      <section className="sec">
        <div className="wrap">
          <SectionHead title={title} more={{ href: href('productList', {}, { sort }), label: t('seeAll') }} bare />
        </div>
        <div className="hs offers">
          {items.map((item) => (
            <ProductCard key={item.id} item={item} locale={locale} own />
          ))}
        </div>
      </section>
    );
  return (
    <div className="ph" data-soft>
      <SoftLinks />
      <nav className="hs tools" aria-label={t('sectors')}>
        {sectors.map(({ key, name }) => (
          <a key={key} className="chip" href={`#${key}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className="wrap">
        <h1 className="ttl">{t('homeTitle')}</h1>
        {sectors.map((sector) => (
          <SectorSection key={sector.id} sector={sector} locale={locale} />
        ))}
      </div>
      {offers(t('latest'), latest, 'latest')}
      {offers(t('recommended'), recommended, 'recommend')}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { SoftLinks } from '@/components/ui/soft-links';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import type { ProductHomeProps } from './home-desktop';
import { OfferSection } from './offer-section';
import { SectorSection } from './sector-section';
import '@/app/card.css';
import '@/app/list.css';
import '@/app/product-home.css';

/** Categories by sector, with a sticky row of sectors. */
export function HomeMobile({ sectors, latest, recommended, locale }: ProductHomeProps) {
  const t = useTranslations('product');
  const offers = (title: string, items: Item[], sort: 'latest' | 'recommend') => (
    <OfferSection
      title={title}
      items={items}
      locale={locale}
      more={{ href: href('productList', {}, { sort }), label: t('seeAll') }}
      own
      bare
    />
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

import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import type { CategoryNode } from '@/lib/reference/types';
import { OfferSection } from './offer-section';
import { SectorSection } from './sector-section';
import '@/app/card.css';
import '@/app/list.css';
import '@/app/product-home.css';

export type ProductHomeProps = { sectors: CategoryNode[]; latest: Item[]; recommended: Item[]; locale: Locale };

/** Sectors with their categories, then new and recommended products. */
export function HomeDesktop({ sectors, latest, recommended, locale }: ProductHomeProps) {
  const t = useTranslations('product');
  const offers = (title: string, items: Item[], sort: 'latest' | 'recommend') => (
    <OfferSection
      title={title}
      items={items}
      locale={locale}
      more={{ href: href('productList', {}, { sort }), label: t('seeAll') }}
    />
  );
  return (
    <div data-soft>
      <SoftLinks />
      <div className="wrap ph">
        <Breadcrumb steps={[{ name: t('products'), href: href('productHome') }]} />
        <h1 className="ttl">{t('homeTitle')}</h1>
        <p className="muted">{t('homeLead')}</p>
        <nav className="chosen" aria-label={t('sectors')}>
          {sectors.map(({ key, name }) => (
            <a key={key} className="chip" href={`#${key}`}>
              {name}
            </a>
          ))}
        </nav>
        {sectors.map((sector) => (
          <SectorSection key={sector.id} sector={sector} locale={locale} />
        ))}
      </div>
      {offers(t('latest'), latest, 'latest')}
      {offers(t('recommended'), recommended, 'recommend')}
    </div>
  );
}

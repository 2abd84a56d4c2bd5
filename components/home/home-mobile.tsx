import { getTranslations } from 'next-intl/server';
import { CompanyCard } from '@/components/company/company-card';
import { SectionHead } from '@/components/layout/section-head';
import { ProductCard } from '@/components/product/product-card';
import { href } from '@/lib/routes/address';
import { Figures } from './figures';
import { HeroPicture } from './hero-picture';
import type { HomeData } from './home-data';
import { PlaceGrid } from './place-grid';
import { SectorTiles } from './sector-tiles';

/** Home on a phone: search above, sectors to tap, rows that show there is more. */
export async function HomeMobile({ locale, figures, sectors, latest, suppliers, picked, places }: HomeData) {
  const t = await getTranslations('home');
  const newest = { sort: 'latest' } as const;
  return (
    <div className="home" data-soft="">
      <div className="wrap m-hero">
        <h1>{t('title')}</h1>
        <div className="im">
          <HeroPicture slot="280px" />
        </div>
        <Figures figures={figures} locale={locale} />
      </div>
      <SectorTiles sectors={sectors} />
      {latest.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead
              title={t('latest')}
              more={{ href: href('productList', {}, newest), label: t('allLatest') }}
              bare
            />
          </div>
          <ul className="hs snap">
            {latest.map((item) => (
              <li key={item.id} className="card">
                <ProductCard item={item} locale={locale} own />
              </li>
            ))}
          </ul>
        </section>
      )}
      {suppliers.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead title={t('know')} more={{ href: href('companyList'), label: t('allSuppliers') }} bare />
          </div>
          <ul className="hs snap wide">
            {suppliers.map((item) => (
              <li key={item.id} className="card">
                <CompanyCard item={item} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {picked.length > 0 && (
        <section className="sec wrap">
          <SectionHead title={t('picked')} more={{ href: href('productList'), label: t('allProducts') }} bare />
          <div className="cells by-2">
            {picked.map((item) => (
              <ProductCard key={item.id} item={item} locale={locale} own />
            ))}
          </div>
        </section>
      )}
      {places.length > 0 && (
        <section className="sec wrap">
          <SectionHead title={t('places')} more={{ href: href('companyList'), label: t('allSuppliers') }} bare />
          <PlaceGrid places={places} />
        </section>
      )}
    </div>
  );
}

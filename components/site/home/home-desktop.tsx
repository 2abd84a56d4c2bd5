import { getTranslations } from 'next-intl/server';
import { OfferCard } from '@/components/agent/offer-card';
import { CompanyCard } from '@/components/company/company-card';
import { HighlightSection } from '@/components/content/highlight-section';
import { LaunchCard } from '@/components/launch/launch-card';
import { ProductCard } from '@/components/product/list/product-card';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Product } from '@/lib/product/types';
import { HeroDesktop } from './hero-desktop';
import type { HomeData } from './home-data';
import { FairSection, GuideSection } from './home-market';
import { ChannelSection, NoticeSection, PurchaseSection, TenderSection } from './home-news';
import { PlaceGrid } from './place-grid';

function ProductCells({ items, locale }: { items: Product[]; locale: Locale }) {
  return (
    <div className="cells by-5">
      {items.map((item) => (
        <ProductCard key={item.id} item={item} locale={locale} />
      ))}
    </div>
  );
}

/** Home on desktop. Empty sections are left out. */
export async function HomeDesktop({ locale, figures, hot, sectors, latest, picked, ...data }: HomeData) {
  const t = await getTranslations('home');
  const launch = await getTranslations('launch');
  const agent = await getTranslations('agent');
  const { launches, offers, suppliers, places } = data;
  const place = { locale, device: 'd' } as const;
  const newest = { sort: 'latest' } as const;
  return (
    <div className="home" data-soft="">
      <HeroDesktop locale={locale} hot={hot} figures={figures} />
      {sectors.length > 0 && (
        <section className="sec wrap">
          <SectionHead title={t('sectors')} more={{ href: href('productHome'), label: t('allCategories') }} />
          <ul className="cells by-4">
            {sectors.map(({ id, name, picture, products }) => (
              <li key={id}>
                <a className="cat" href={href('productCategory', { cateid: id })}>
                  {picture && <Picture src={picture} alt="" use="thumb" />}
                  <span>
                    <b>{name}</b>
                    <span>{t('productCount', { count: products })}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TenderSection items={data.tenders} flags={data.flags} {...place} />
      <PurchaseSection {...data.purchases} flags={data.flags} {...place} />
      <ChannelSection channel="shortnews" items={data.news} {...place} />
      {launches.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead
              title={launch('home')}
              note={launch('homeNote')}
              more={{ href: href('newProduct'), label: launch('all') }}
            />
            <div className="cells by-5">
              {launches.slice(0, 5).map((item) => (
                <LaunchCard key={item.id} item={item} locale={locale} />
              ))}
            </div>
          </div>
        </section>
      )}
      {latest.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead
              title={t('latest')}
              note={t('latestNote')}
              more={{ href: href('productList', {}, newest), label: t('allLatest') }}
            />
            <ProductCells items={latest.slice(0, 5)} locale={locale} />
          </div>
        </section>
      )}
      {suppliers.length > 0 && (
        <section className="sec">
          <CardCallBeacon />
          <div className="wrap">
            <SectionHead
              title={t('know')}
              note={t('knowNote')}
              more={{ href: href('companyList'), label: t('allSuppliers') }}
            />
            <div className="cells by-3">
              {suppliers.slice(0, 3).map((item) => (
                <CompanyCard key={item.id} item={item} locale={locale} />
              ))}
            </div>
          </div>
        </section>
      )}
      {offers.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead
              title={agent('home')}
              note={agent('homeNote')}
              more={{ href: href('agentList'), label: agent('all') }}
            />
            <div className="cells by-3">
              {offers.slice(0, 3).map((item) => (
                <OfferCard key={item.id} item={item} locale={locale} />
              ))}
            </div>
          </div>
        </section>
      )}
      <HighlightSection items={data.highlights} {...place} />
      <ChannelSection channel="investment" items={data.investments} {...place} />
      <ChannelSection channel="innovation" items={data.innovations} {...place} />
      <FairSection fair={data.fair} locale={locale} />
      {picked.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead
              title={t('picked')}
              note={t('pickedNote')}
              more={{ href: href('productList'), label: t('allProducts') }}
            />
            <ProductCells items={picked} locale={locale} />
          </div>
        </section>
      )}
      {places.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead title={t('places')} more={{ href: href('companyList'), label: t('allSuppliers') }} />
            <PlaceGrid places={places} />
          </div>
        </section>
      )}
      <GuideSection />
      <NoticeSection items={data.notices} {...place} />
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { OfferCard } from '@/components/agent/offer-card';
import { CompanyCard } from '@/components/company/company-card';
import { HighlightSection } from '@/components/content/highlight-section';
import { LaunchCard } from '@/components/launch/launch-card';
import { ProductCard } from '@/components/product/list/product-card';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { SectionHead } from '@/components/ui/section-head';
import { href } from '@/lib/platform/routes/address';
import { Coverage } from './coverage';
import { Figures } from './figures';
import { HeroPicture } from './hero-picture';
import type { HomeData } from './home-data';
import { FairSection, GuideSection } from './home-market';
import { ChannelSection, NoticeSection, PurchaseSection, TenderSection } from './home-news';
import { PlaceGrid } from './place-grid';
import { SectorTiles } from './sector-tiles';

/** Home on a phone: search on top, sector tiles, rows that scroll sideways. */
export async function HomeMobile({ locale, figures, sectors, latest, picked, ...data }: HomeData) {
  const t = await getTranslations('home');
  const launch = await getTranslations('launch');
  const agent = await getTranslations('agent');
  const { launches, offers, suppliers, places } = data;
  const place = { locale, device: 'm' } as const;
  const newest = { sort: 'latest' } as const;
  return (
    <div className="home" data-soft="">
      <div className="wrap m-hero pb-6">
        <h1>{t('title')}</h1>
        <div className="im">
          <HeroPicture slot="280px" />
        </div>
        <Figures figures={figures} locale={locale} />
        <div className="mt-4">
          <Coverage locale={locale} />
        </div>
        <p className="mt-4">
          <a className="lnk" href={href('aboutDetail', { nav: 'join' })}>
            {t('sell')}
          </a>
        </p>
      </div>
      <SectorTiles sectors={sectors} />
      <TenderSection items={data.tenders} flags={data.flags} {...place} />
      <PurchaseSection {...data.purchases} flags={data.flags} {...place} />
      <ChannelSection channel="shortnews" items={data.news} {...place} />
      {launches.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead title={launch('home')} more={{ href: href('newProduct'), label: launch('all') }} bare />
          </div>
          <ul className="hs snap mid">
            {launches.map((item) => (
              <li key={item.id} className="card">
                <LaunchCard item={item} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
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
          <CardCallBeacon />
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
      {offers.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead title={agent('home')} more={{ href: href('agentList'), label: agent('all') }} bare />
          </div>
          <ul className="hs snap wide">
            {offers.map((item) => (
              <li key={item.id} className="card">
                <OfferCard item={item} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <HighlightSection items={data.highlights} {...place} />
      <ChannelSection channel="investment" items={data.investments} {...place} />
      <ChannelSection channel="innovation" items={data.innovations} {...place} />
      <FairSection fair={data.fair} locale={locale} />
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
      <GuideSection bare />
      <NoticeSection items={data.notices} {...place} />
    </div>
  );
}

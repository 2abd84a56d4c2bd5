import { useTranslations } from 'next-intl';
import { ApplyLink } from '@/components/agent/application/apply-link';
import { ContactLink } from '@/components/chat/contact-link';
import { CallReveal } from '@/components/product/call-link';
import { SupplierCard } from '@/components/product/detail/supplier-card';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { SectionHead } from '@/components/ui/section-head';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { SpokenText } from '@/components/ui/spoken-text';
import type { OfferView } from '@/lib/agent/read';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { OfferBanner } from './offer-banner';
import { OfferCard } from './offer-card';
import { OfferProduct } from './offer-product';
import { OfferText } from './offer-text';
import { ZoneList } from './zone-list';
import '@/app/product.css';

export type OfferProps = {
  view: OfferView;
  locale: Locale;
  steps: readonly BreadcrumbStep[];
  origin: string;
  /** the page's absolute address */
  url: string;
};

/** Agent offer page: banner and slogan, open countries, details, and a sticky supplier panel. */
export function OfferDesktop({ view, locale, steps, origin, url }: OfferProps) {
  const t = useTranslations('agent');
  const words = useTranslations('product');
  const apply = useTranslations('agentApplication');
  const { offer, product, company, related } = view;
  return (
    <>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <div className="two od">
          <div>
            <OfferBanner src={offer.banner} device="d" />
            <h1>
              <SpokenText of={offer.slogan} site={locale} />
            </h1>
            <p className="muted">
              <time dateTime={offer.publishedAt}>
                {words('published', { date: formatDay(locale, offer.publishedAt) })}
              </time>
            </p>
            <section aria-labelledby="detail">
              <h2 id="detail">{t('detail')}</h2>
              <OfferText of={offer.detail} locale={locale} />
            </section>
            <section aria-labelledby="zones">
              <h2 id="zones">{t('zones')}</h2>
              <ZoneList zone={offer.zone} taken={offer.taken} />
            </section>
            <section aria-labelledby="product">
              <h2 id="product">{t('product')}</h2>
              <OfferProduct product={product} origin={origin} locale={locale} />
            </section>
          </div>
          <aside>
            <div className="card">
              <SupplierCard company={company} locale={locale} />
            </div>
            <div className="row acts">
              <ApplyLink offerId={offer.id} className="btn p l" apply={apply('apply')} applied={apply('applied')} />
              <CallReveal company={company} locale={locale} />
              <ContactLink companyId={company.id} card={`agentOffer-${offer.id}`} className="btn l" />
              <ShareButton
                title={offer.slogan.text}
                url={url}
                label={words('share')}
                copied={words('copied')}
                className="btn l"
              />
            </div>
          </aside>
        </div>
      </div>
      {related.length > 0 && (
        <section className="sec" data-soft>
          <div className="wrap">
            <SectionHead title={t('related')} more={{ href: href('agentList'), label: t('all') }} />
            <div className="cells by-3">
              {related.slice(0, 3).map((item) => (
                <OfferCard key={item.id} item={item} locale={locale} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

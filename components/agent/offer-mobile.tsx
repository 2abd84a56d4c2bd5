import { useTranslations } from 'next-intl';
import { ApplyLink } from '@/components/agent/application/apply-link';
import { ContactLink } from '@/components/chat/contact-link';
import { CallButton } from '@/components/product/call-link';
import { SupplierCard } from '@/components/product/detail/supplier-card';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SectionHead } from '@/components/ui/section-head';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatDay } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { OfferBanner } from './offer-banner';
import { OfferCard } from './offer-card';
import type { OfferProps } from './offer-desktop';
import { OfferProduct } from './offer-product';
import { OfferText } from './offer-text';
import { ZoneList } from './zone-list';
import '@/app/product.css';

/** Agent offer page on a phone: product and countries first, actions within thumb reach. */
export function OfferMobile({ view, locale, steps, origin, url }: OfferProps) {
  const t = useTranslations('agent');
  const words = useTranslations('product');
  const apply = useTranslations('agentApplication');
  const { offer, product, company, related } = view;
  return (
    <div className="pdm od">
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
      </div>
      <OfferBanner src={offer.banner} device="m" />
      <section className="wrap part">
        <h1>
          <SpokenText of={offer.slogan} site={locale} />
        </h1>
        <p className="muted">
          <time dateTime={offer.publishedAt}>{words('published', { date: formatDay(locale, offer.publishedAt) })}</time>
        </p>
        <p className="mt-4">
          <ApplyLink offerId={offer.id} className="btn p l w" apply={apply('apply')} applied={apply('applied')} />
        </p>
      </section>
      <section className="wrap part">
        <h2>{t('zones')}</h2>
        <ZoneList zone={offer.zone} taken={offer.taken} />
      </section>
      <section className="wrap part">
        <h2>{t('detail')}</h2>
        <OfferText of={offer.detail} locale={locale} />
      </section>
      <div className="band">
        <SupplierCard company={company} locale={locale} />
      </div>
      <section className="wrap part">
        <h2>{t('product')}</h2>
        <OfferProduct product={product} origin={origin} locale={locale} />
      </section>
      {related.length > 0 && (
        <section className="sec" data-soft>
          <div className="wrap">
            <SectionHead title={t('related')} more={{ href: href('agentList'), label: t('all') }} bare />
          </div>
          <ul className="hs snap wide">
            {related.map((item) => (
              <li key={item.id} className="card">
                <OfferCard item={item} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="sa">
        <Link className="ib" href={href('showroomHome', { companyId: company.id })}>
          <Icon name="factory" />
          {words('supplier')}
        </Link>
        <ShareButton
          title={offer.slogan.text}
          url={url}
          label={words('share')}
          copied={words('copied')}
          className="ib"
        />
        <ContactLink companyId={company.id} card={`agentOffer-${offer.id}`} className="ib" />
        <CallButton phone={company.phone} name={company.name.text} className="btn" />
      </div>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { ContactLink } from '@/components/chat/contact-link';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Price } from '@/components/list/mark/price';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductView } from '@/lib/product/read';
import type { Response } from '@/lib/quotation/response/types';
import { AskLink } from '../ask-link';
import { CallReveal } from '../call-link';
import { TagLinks } from '../tag-links';
import { DetailOffers } from './detail-offers';
import { GalleryDesktop } from './gallery-desktop';
import { galleryOf } from './gallery-text';
import { Introduction } from './introduction';
import { ParameterTable } from './parameter-table';
import { PrintContact } from './print-contact';
import { productFacts } from './product-fact';
import { HeadName, HeadPrice } from './product-head';
import { SupplierCard } from './supplier-card';
import '@/app/detail.css';
import '@/app/product.css';

export type DetailProps = {
  view: ProductView;
  locale: Locale;
  steps: readonly BreadcrumbStep[];
  origin: string;
  /** the page's absolute address */
  url: string;
  /** how the supplier responds to invitations to quote; null if there are not enough data */
  response?: Response | null;
};

/** An icon button; its label is for screen readers only. */
export const square = 'btn l w-12 flex-none! p-0! [&>span]:sr-only';

/** Product page on desktop: pictures, key facts, parameters, introduction, and a sticky supplier panel. */
export function DetailDesktop({ view, locale, steps, origin, url, response }: DetailProps) {
  const t = useTranslations('product');
  const { product, company } = view;
  const gallery = useTranslations('product.gallery');
  return (
    <>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <div className="pd [overflow-wrap:anywhere]">
          <GalleryDesktop {...galleryOf(gallery, product, locale)} />
          <div>
            <HeadName product={product} locale={locale} />
            <HeadPrice product={product} locale={locale} />
            <dl className="facts">
              {productFacts(t, product, origin, locale).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <TagLinks tags={product.tags} />
            <div className="row acts print-no">
              <AskLink productId={product.id} companyId={company.id} />
              <CallReveal company={company} locale={locale} />
              <ContactLink companyId={company.id} card={`product-${product.id}`} className="btn l" />
              <FavouriteButton type="product" id={product.id} name={product.name.text} className={square} />
              <ShareButton
                title={product.name.text}
                url={url}
                label={t('share')}
                copied={t('copied')}
                className={square}
              />
            </div>
          </div>
          <aside className="card">
            <SupplierCard company={company} locale={locale} response={response} />
            <PrintContact company={company} url={url} />
          </aside>
          <div className="pdb">
            <div className="print-no sticky top-14 z-2 mb-6 flex flex-wrap items-center gap-4 border-b border-line bg-paper py-2">
              <nav className="flex grow flex-wrap gap-6 font-medium" aria-label={t('sections')}>
                {product.parameters.length > 0 && <a href="#parameters">{t('parameters')}</a>}
                {product.introduction.text !== '' && <a href="#introduction">{t('introduction')}</a>}
                <a href="#supplier">{t('supplier')}</a>
              </nav>
              <b className="whitespace-nowrap">
                <Price of={product.price} locale={locale} />
              </b>
              <AskLink productId={product.id} companyId={company.id} plain />
            </div>
            {product.parameters.length > 0 && (
              <section id="parameters" aria-labelledby="parameters-title">
                <h2 id="parameters-title">{t('parameters')}</h2>
                <ParameterTable sections={product.parameters} locale={locale} />
              </section>
            )}
            {product.introduction.text !== '' && (
              <section id="introduction" aria-labelledby="introduction-title">
                <h2 id="introduction-title">{t('introduction')}</h2>
                <Introduction of={product.introduction} locale={locale} />
              </section>
            )}
          </div>
        </div>
      </div>
      <DetailOffers view={view} locale={locale} />
    </>
  );
}

import { useTranslations } from 'next-intl';
import { ContactLink } from '@/components/chat/contact-link';
import { Proof } from '@/components/company/proof';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { AskLink } from '../ask-link';
import { CallButton } from '../call-link';
import { TagLinks } from '../tag-links';
import { type DetailProps, square } from './detail-desktop';
import { DetailOffers } from './detail-offers';
import { GalleryMobile } from './gallery-mobile';
import { galleryOf } from './gallery-text';
import { Introduction } from './introduction';
import { ParameterTable } from './parameter-table';
import { PrintContact } from './print-contact';
import { productFacts } from './product-fact';
import { HeadName, HeadPrice } from './product-head';
import { SupplierCard } from './supplier-card';
import '@/app/detail.css';
import '@/app/product.css';

/** Product page on a phone: price before name, facts in rows, actions within thumb reach. */
export function DetailMobile({ view, locale, origin, url, response }: DetailProps) {
  const t = useTranslations('product');
  const gallery = useTranslations('product.gallery');
  const { product, company } = view;
  return (
    <div className="pdm">
      <SoftLinks />
      <GalleryMobile {...galleryOf(gallery, product, locale)} name={product.name.text} />
      <section className="wrap head">
        <HeadPrice product={product} locale={locale} />
        <HeadName product={product} locale={locale}>
          <Proof company={company} locale={locale} response={response} form="line" />
        </HeadName>
        <div className="print-no my-3 flex gap-2">
          <FavouriteButton type="product" id={product.id} name={product.name.text} className={square} />
          <ShareButton title={product.name.text} url={url} label={t('share')} copied={t('copied')} className={square} />
        </div>
        <dl>
          {productFacts(t, product, origin, locale).map(({ label, value }) => (
            <div className="mrow" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TagLinks tags={product.tags} />
      </section>
      <div className="band">
        <SupplierCard company={company} locale={locale} response={response} />
        <PrintContact company={company} url={url} />
      </div>
      {product.parameters.length > 0 && (
        <section className="wrap part">
          <h2>{t('parameters')}</h2>
          <ParameterTable sections={product.parameters} locale={locale} />
        </section>
      )}
      {product.introduction.text !== '' && (
        <section className="wrap part">
          <h2>{t('introduction')}</h2>
          <Introduction of={product.introduction} locale={locale} />
        </section>
      )}
      <DetailOffers view={view} locale={locale} bare />
      <div className="sa print-no">
        <ContactLink companyId={company.id} card={`product-${product.id}`} className="ib" />
        <AskLink productId={product.id} companyId={company.id} className="min-w-0 flex-1 px-2!" bare />
        <CallButton phone={company.phone} name={company.name.text} className="btn flex-none!" />
      </div>
    </div>
  );
}

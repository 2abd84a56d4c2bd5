import { useTranslations } from 'next-intl';
import { ContactLink } from '@/components/chat/contact-link';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { SectionHead } from '@/components/ui/section-head';
import { ShareButton } from '@/components/ui/share-button';
import { SoftLinks } from '@/components/ui/soft-links';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductCard as Item } from '@/lib/product/types';
import { AskLink } from '../ask-link';
import { CallButton } from '../call-link';
import { ProductCard } from '../list/product-card';
import { TagLinks } from '../tag-links';
import { type DetailProps, square } from './detail-desktop';
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

type OfferProps = {
  title: string;
  items: Item[];
  locale: Locale;
  own?: boolean;
  more?: { href: string; label: string };
};

function Offers({ title, items, locale, own, more }: OfferProps) {
  if (!items.length) return null;
  return (
    <section className="sec print-no" data-soft>
      <div className="wrap">
        <SectionHead title={title} more={more} bare />
      </div>
      <div className="hs offers">
        {items.map((item) => (
          <ProductCard key={item.id} item={item} locale={locale} own={own} />
        ))}
      </div>
    </section>
  );
}

/** Product page on a phone: price before name, facts in rows, actions within thumb reach. */
export function DetailMobile({ view, locale, origin, url }: DetailProps) {
  const t = useTranslations('product');
  const gallery = useTranslations('product.gallery');
  const { product, company, others, related } = view;
  const count = company.productCount;
  const category = product.categories.at(-1);
  return (
    <div className="pdm">
      <SoftLinks />
      <GalleryMobile {...galleryOf(gallery, product, locale)} name={product.name.text} />
      <section className="wrap head">
        <HeadPrice product={product} locale={locale} />
        <HeadName product={product} locale={locale} />
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
        <SupplierCard company={company} locale={locale} />
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
      <Offers
        title={t('otherProducts')}
        items={others}
        locale={locale}
        own
        more={{
          href: href('showroomProduct', { companyId: company.id }),
          label: t('allProducts', { count, n: formatNumber(locale, count) }),
        }}
      />
      <Offers
        title={t('related')}
        items={related}
        locale={locale}
        more={
          category && {
            href: href('productCategory', { cateid: category.id }),
            label: t('allOf', { name: category.name }),
          }
        }
      />
      <div className="sa print-no">
        <ContactLink companyId={company.id} card={`product-${product.id}`} className="ib" />
        <AskLink productId={product.id} companyId={company.id} className="min-w-0 flex-1 px-2!" bare />
        <CallButton phone={company.phone} name={company.name.text} className="btn flex-none!" />
      </div>
    </div>
  );
}

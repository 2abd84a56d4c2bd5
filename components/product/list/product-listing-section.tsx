import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { CompareTray } from '@/components/product/compare/compare-tray';
import { Breadcrumb, BreadcrumbData, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { isFiltered, type ListPage, stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import { productListing } from '@/lib/product/read-list';
import type { ListingSubject } from '@/lib/search/types';
import { nearOnly } from '@/lib/site/search/alternative/read';
import { ProductCard } from './product-card';

type Props = {
  page: ListPage;
  state: ListState;
  subject: ListingSubject;
  title: string;
  steps: readonly BreadcrumbStep[];
  act?: ReactNode;
  lead?: ReactNode;
  /** same targets as the desktop filters */
  phoneLead?: ReactNode;
  facetLead?: ReactNode;
};

/** A product listing in the device's layout. */
export async function ProductListing({ page, state, subject, title, act, steps, lead, phoneLead, facetLead }: Props) {
  const { locale, device } = await pageLocale();
  const { listing, items, mended, ...found } = await productListing({ locale, device, page, state, subject });
  if (state.page > listing.pages) notFound();
  const ld = <BreadcrumbData steps={steps} locale={locale} />;
  const t = await getTranslations();
  const { keyword } = subject;
  const nearest = keyword === undefined ? found.nearest : await nearOnly(locale, 'product', keyword, found.nearest);
  // Where nothing is filtered, the header's box does the same.
  const head = (
    <>
      {isFiltered(listing) && (
        <ScopeSearch
          scope="product"
          label={t('product.searchLabel')}
          keyword={keyword}
          kept={stateWithin(state, subject)}
        />
      )}
      {lead}
    </>
  );
  const shared = { listing, locale, title, act, asked: keyword, mended, lead: head, popular: nearest.popular };
  const everywhere = listing.total === 0 && keyword !== undefined && (
    <>
      <AlternativeSection listing={listing} keyword={keyword} searched="product" locale={locale} />
      <a className="btn" href={href('siteSearchKeyword', { keyword })} rel="nofollow">
        {t('search.site.title')}
      </a>
    </>
  );
  if (device === 'm')
    return (
      <>
        {ld}
        <ListMobile
          {...shared}
          lead={
            <>
              {head}
              {keyword !== undefined && listing.total > 0 && (
                <a
                  className="lnk inline-flex min-h-11 items-center"
                  href={href('siteSearchKeyword', { keyword })}
                  rel="nofollow"
                >
                  {t('search.site.title')}
                </a>
              )}
              {phoneLead}
            </>
          }
          nearest={
            nearest.items.length > 0 &&
            nearest.items.map((item) => <ProductCard key={item.id} item={item} locale={locale} row />)
          }
          other={everywhere}
        >
          {items.map((item, index) => (
            <ProductCard key={item.id} item={item} locale={locale} eager={index === 0} compare row />
          ))}
        </ListMobile>
        <CompareTray folds />
      </>
    );
  const offers = nearest.items.map((item) => <ProductCard key={item.id} item={item} locale={locale} />);
  return (
    <>
      <div className="wrap">
        {ld}
        <Breadcrumb steps={steps} />
        <ListDesktop
          {...shared}
          facetLead={facetLead}
          nearest={offers.length > 0 && <div className="cells items five">{offers}</div>}
          other={everywhere}
        >
          {items.map((item, index) => (
            <ProductCard key={item.id} item={item} locale={locale} eager={index < 4} compare />
          ))}
        </ListDesktop>
      </div>
      <CompareTray />
    </>
  );
}

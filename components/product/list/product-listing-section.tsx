import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { readFigures } from '@/components/list/chosen-filter';
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
import { FigureTable } from './figure-table';
import { NearHead } from './near-head';
import { ProductCard } from './product-card';
import { ProductCards } from './product-cards';

type Props = {
  page: ListPage;
  state: ListState;
  subject: ListingSubject;
  title: string;
  steps: readonly BreadcrumbStep[];
  act?: ReactNode;
  /** first filter: beside the list on desktop, in the sheet on a phone */
  facetLead?: { d: ReactNode; m: ReactNode };
};

/** A product listing in the device's layout. */
export async function ProductListing({ page, state, subject, title, act, steps, facetLead }: Props) {
  const { locale, device } = await pageLocale();
  const { listing, items, mended, columns, keyFigures, ...found } = await productListing({
    locale,
    device,
    page,
    state,
    subject,
  });
  if (state.page > listing.pages) notFound();
  const ld = <BreadcrumbData steps={steps} locale={locale} />;
  const t = await getTranslations();
  const { keyword } = subject;
  const nearest = keyword === undefined ? found.nearest : await nearOnly(locale, 'product', keyword, found.nearest);
  // Where nothing is filtered, the header's box does the same.
  const search = isFiltered(listing) && (
    <ScopeSearch
      scope="product"
      label={t('product.searchLabel')}
      keyword={keyword}
      kept={stateWithin(state, subject)}
    />
  );
  const figures = readFigures(found.figures, 'product', state, t);
  const { near } = found;
  const cards = <ProductCards {...{ items, near, keyFigures, locale, device }} figures={found.figures} />;
  const shared = {
    ...{ listing, locale, title, act, search, asked: keyword, mended, figures, popular: nearest.popular },
    facetLead: facetLead?.[device],
  };
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
          end={
            keyword !== undefined && (
              <a className="chip" href={href('siteSearchKeyword', { keyword })} rel="nofollow">
                {t('search.site.title')}
              </a>
            )
          }
          nearest={
            nearest.items.length > 0 &&
            nearest.items.map((item) => <ProductCard key={item.id} item={item} locale={locale} row />)
          }
          other={everywhere}
        >
          {cards}
        </ListMobile>
        <CompareTray folds />
      </>
    );
  const isTable = columns.length > 0 && items.some(({ id }) => keyFigures[id]);
  const offers = nearest.items.map((item) => <ProductCard key={item.id} item={item} locale={locale} />);
  return (
    <>
      <div className={isTable ? 'wrap wt-w' : 'wrap'}>
        {ld}
        <Breadcrumb steps={steps} />
        <ListDesktop
          {...shared}
          rows={isTable}
          nearest={offers.length > 0 && <div className="cells items five">{offers}</div>}
          other={everywhere}
        >
          {isTable ? (
            <FigureTable
              {...{ items, columns, keyFigures, locale, label: title }}
              near={near}
              nearHead={<NearHead figures={found.figures} locale={locale} />}
            />
          ) : (
            cards
          )}
        </ListDesktop>
      </div>
      <CompareTray />
    </>
  );
}

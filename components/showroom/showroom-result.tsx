import { useTranslations } from 'next-intl';
import { ResultCount } from '@/components/list/result-count';
import type { Listing } from '@/lib/listing/listing';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomView } from '@/lib/showroom/read';
import type { ShowroomSearchResult } from '@/lib/showroom/types';
import { CaseGrid } from './case-grid';
import { ProductGrid } from './product-grid';
import { ShowroomPaging } from './showroom-products';

type Props = ShowroomView & { keyword: string; found: ShowroomSearchResult; listing: Listing };

/** Search results within a supplier's products, and on the first page its cases. */
export function ShowroomResult({ showroom, locale, device, keyword, found, listing }: Props) {
  const t = useTranslations('showroom');
  const company = useTranslations('company.card');
  const { cases, total } = found;
  const products = found.listing.items;
  return (
    <>
      <h1 className="ttl">{t('searchTitle', { keyword })}</h1>
      <ResultCount total={total} locale={locale} asked={keyword} />
      {total === 0 && (
        <div className="empty">
          <p>{t('searchNone')}</p>
          <a className="btn" href={href('siteSearchKeyword', { keyword })}>
            {t('searchEverywhere')}
          </a>
        </div>
      )}
      {products.length > 0 && (
        <section className="doc">
          <h2 className="h">{company('products')}</h2>
          <div data-items>
            <ProductGrid items={products} locale={locale} device={device} />
          </div>
          {listing.pages > 1 && <ShowroomPaging listing={listing} locale={locale} device={device} />}
        </section>
      )}
      {cases.length > 0 && listing.state.page === 1 && (
        <section className="doc">
          <h2 className="h">{t('cases')}</h2>
          <CaseGrid items={cases} companyId={showroom.company.id} locale={locale} device={device} />
        </section>
      )}
    </>
  );
}

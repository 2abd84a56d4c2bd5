import { useTranslations } from 'next-intl';
import { LoadMore } from '@/components/ui/load-more';
import { Pagination } from '@/components/ui/pagination';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { withState } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { ProductPage } from '@/lib/product/types';
import type { ShowroomView } from '@/lib/showroom/read';
import { GroupChips } from './block-product';
import { ProductGrid } from './product-grid';
import { ShowroomSort } from './showroom-sort';
import '@/app/sort.css';

type Products = Pick<ProductPage, 'items' | 'total' | 'pages' | 'facets'>;
type Props = ShowroomView & {
  title: string;
  group: number;
  page: ListPage;
  state: ListState;
  size: number;
  found: Products;
};

const noNames = { categories: [], countries: [], tags: [] };

/** Listing of a supplier's products, for the pager or 'Load More'. */
export const showroomListing = ({
  page,
  state,
  size,
  found,
}: Pick<Props, 'page' | 'state' | 'size' | 'found'>): Listing => ({
  page,
  state,
  size,
  total: found.total,
  pages: found.pages,
  facets: found.facets,
  names: noNames,
});

/** Pagination: numbered on desktop, infinite on a phone. */
export function ShowroomPaging({
  listing,
  locale,
  device,
}: { listing: Listing } & Pick<ShowroomView, 'locale' | 'device'>) {
  const t = useTranslations('list');
  const { page, pages, state } = listing;
  if (device === 'd') return <Pagination listing={listing} locale={locale} />;
  const texts = { more: t('loadMore'), end: t('noMore'), loading: t('loading'), failed: t('loadFailed') };
  const next = state.page < pages ? withState(page, { ...state, page: state.page + 1 }) : null;
  return <LoadMore key={withState(page, state)} next={next} texts={texts} />;
}

/** A supplier's products, all or one group, in its chosen layout. */
export function ShowroomProducts({ showroom, locale, device, title, group, ...rest }: Props) {
  const t = useTranslations('showroom');
  const list = useTranslations('list');
  const listing = showroomListing(rest);
  return (
    <>
      <h1 className="ttl">{title}</h1>
      <GroupChips showroom={showroom} locale={locale} here={group} />
      <ShowroomSort listing={listing} locale={locale} />
      {listing.total === 0 && <p className="empty">{t('noProducts')}</p>}
      <h2 className="sr">{list('items')}</h2>
      <div data-items>
        <ProductGrid items={rest.found.items} locale={locale} device={device} look={showroom.company.productTemplate} />
      </div>
      <ShowroomPaging listing={listing} locale={locale} device={device} />
    </>
  );
}

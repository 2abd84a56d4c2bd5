import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import type { ProductCard, ProductPage } from '@/lib/product/types';
import type { ListingSubject } from '@/lib/search/types';
import type { Showroom, ShowroomLaunch, ShowroomOffer } from '@/lib/showroom/types';
import { listShowroomLaunches, listShowroomOffers } from '@/lib/showroom/zone/queries';

export type ShowroomHome = {
  popular: ProductCard[];
  featured: ProductCard[];
  launches: ShowroomLaunch[];
  offers: ShowroomOffer[];
};

/** A page of a supplier's products, all or of one group, cached under its tag. */
export const readProducts = (
  locale: Locale,
  subject: ListingSubject & { companyId: number },
  state: ListState,
  size: number = config.showroom.page,
): Promise<ProductPage> =>
  cachedRead(
    [`company:${subject.companyId}`, 'product-list'],
    ['showroom-product', locale, subject.companyId, subject.groupId ?? 0, state.sort, state.page, size],
    () => listProducts(locale, subject, state, size),
  );

const readZones = async (locale: Locale, companyId: number): Promise<Pick<ShowroomHome, 'launches' | 'offers'>> => ({
  launches: await cachedRead(
    [`company:${companyId}`, 'launch-list', 'product-list'],
    ['showroom-launch', locale, companyId],
    () => listShowroomLaunches(locale, companyId),
  ),
  offers: await cachedRead(
    [`company:${companyId}`, 'agent-list', 'product-list'],
    ['showroom-offer', locale, companyId],
    () => listShowroomOffers(locale, companyId),
  ),
});

/**
 * Additional data of a showroom's home: the most viewed products, the first products of the leading group, launches and
 * agent offers.
 */
export async function readHome(locale: Locale, { company, groups }: Showroom): Promise<ShowroomHome> {
  const companyId = company.id;
  const { popular: max, groupProducts } = config.showroom;
  const popular = await readProducts(locale, { companyId }, { ...emptyState, sort: 'popularity' }, max);
  const lead = groups.find(({ onHome }) => onHome) ?? groups[0];
  const featured = lead
    ? await readProducts(locale, { companyId, groupId: lead.id }, emptyState, groupProducts)
    : { items: [] };
  return { popular: popular.items, featured: featured.items, ...(await readZones(locale, companyId)) };
}

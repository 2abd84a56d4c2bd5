import type { Hall, HallLaunch, HallOffer } from '@/lib/hall/types';
import { listHallLaunches, listHallOffers } from '@/lib/hall/zone/queries';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { tagged } from '@/lib/platform/pagestore/tagged';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import type { ProductCard, ProductPage } from '@/lib/product/types';
import type { Subject } from '@/lib/search/types';

export type HallHome = {
  popular: ProductCard[];
  featured: ProductCard[];
  launches: HallLaunch[];
  offers: HallOffer[];
};

/** A page of the supplier's products, all or of one group, kept under the supplier's tag. */
export const readProducts = (
  locale: Locale,
  subject: Subject & { companyId: number },
  state: ListState,
  size: number = config.hall.page,
): Promise<ProductPage> =>
  tagged(
    [`company:${subject.companyId}`, 'product-list'],
    ['hall-product', locale, subject.companyId, subject.groupId ?? 0, state.sort, state.page, size],
    () => listProducts(locale, subject, state, size),
  );

const readZones = async (locale: Locale, companyId: number): Promise<Pick<HallHome, 'launches' | 'offers'>> => ({
  launches: await tagged(
    [`company:${companyId}`, 'launch-list', 'product-list'],
    ['hall-launch', locale, companyId],
    () => listHallLaunches(locale, companyId),
  ),
  offers: await tagged([`company:${companyId}`, 'agent-list', 'product-list'], ['hall-offer', locale, companyId], () =>
    listHallOffers(locale, companyId),
  ),
});

/**
 * What a showroom's home shows beside the showroom itself: the most viewed products, the first of the group that leads
 * its product block, its launches and agent offers.
 */
export async function readHome(locale: Locale, { company, groups }: Hall): Promise<HallHome> {
  const companyId = company.id;
  const { popular: most, groupProducts } = config.hall;
  const popular = await readProducts(locale, { companyId }, { ...emptyState, sort: 'popularity' }, most);
  const lead = groups.find(({ onHome }) => onHome) ?? groups[0];
  const featured = lead
    ? await readProducts(locale, { companyId, groupId: lead.id }, emptyState, groupProducts)
    : { items: [] };
  return { popular: popular.items, featured: featured.items, ...(await readZones(locale, companyId)) };
}

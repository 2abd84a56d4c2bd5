import 'server-only';
import { getOffer, getOfferOwner, listRelatedOffers } from '@/lib/agent/queries';
import type { OfferCard, OfferDetail } from '@/lib/agent/types';
import { getCompany } from '@/lib/company/queries';
import type { CompanyProfile } from '@/lib/company/types';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { readProduct } from '@/lib/product/read';
import type { ProductDetail } from '@/lib/product/types';

export type OfferView = {
  offer: OfferDetail;
  product: ProductDetail;
  company: CompanyProfile;
  related: OfferCard[];
};

/** A public agent offer; null if there is none. */
export async function readOffer(locale: Locale, id: number): Promise<OfferDetail | null> {
  const owner = await cachedRead(['agent-list'], ['agent-owner', id], () => getOfferOwner(id));
  if (!owner) return null;
  const tags = ['agent-list', `product:${owner.productId}`, `company:${owner.companyId}`];
  return cachedRead(tags, ['agent', locale, id], () => getOffer(locale, id));
}

/** Everything that an agent offer's page shows. */
export async function readOfferView(locale: Locale, id: number): Promise<OfferView | null> {
  const offer = await readOffer(locale, id);
  if (!offer) return null;
  const companyId = offer.product.supplier.id;
  const product = await readProduct(locale, offer.product.id);
  const company = await cachedRead([`company:${companyId}`], ['company', locale, companyId], () =>
    getCompany(locale, companyId),
  );
  if (!product || !company) return null;
  const related = await cachedRead(['agent-list', 'product-list', 'company-list'], ['agent-related', locale, id], () =>
    listRelatedOffers(locale, id),
  );
  return { offer, product, company, related };
}

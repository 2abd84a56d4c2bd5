import { OfferSection } from '@/components/agent/centre/offer-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import '@/app/showcase.css';

export const generateMetadata = titled('centre.agent');

export default async function SupplierAgentOffers() {
  const actor = await requireSupplier(href('supplierAgentOffer'));
  const { locale } = await current();
  return <OfferSection actor={actor} locale={locale} />;
}

import { OfferSection } from '@/components/agent/center/offer-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';

export const generateMetadata = titled('center.agent');

export default async function SupplierAgentOffers() {
  const actor = await requireSupplier(href('supplierAgentOffer'));
  const { locale } = await pageLocale();
  return <OfferSection actor={actor} locale={locale} />;
}

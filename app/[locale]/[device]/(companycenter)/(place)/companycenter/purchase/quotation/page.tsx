import { OwnQuotationSection } from '@/components/quotation/centre/own-quotation-section';
import { requireSupplier } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('quotationCentre.ownTitle');

export default async function SupplierQuotations() {
  const actor = await requireSupplier(href('supplierQuotation'));
  return <OwnQuotationSection actor={actor} />;
}

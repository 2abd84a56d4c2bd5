import { OwnQuotationSection } from '@/components/quotation/center/own-quotation-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('quotationCenter.ownTitle');

export default async function SupplierQuotations() {
  const actor = await requireSupplier(href('supplierQuotation'));
  return <OwnQuotationSection actor={actor} />;
}

import { ImportSection } from '@/components/product-center/import-section';
import { requireSupplier } from '@/lib/auth/page';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import '@/app/centre-import.css';

export const generateMetadata = titled('productCenter.import');

export default async function SupplierProductImport() {
  return <ImportSection actor={await requireSupplier(href('supplierProductImport'))} />;
}

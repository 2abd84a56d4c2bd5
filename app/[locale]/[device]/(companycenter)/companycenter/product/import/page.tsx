import { ImportSection } from '@/components/product-center/import-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-import.css';

export default async function SupplierProductImport() {
  return <ImportSection actor={await requireSupplier(href('supplierProductImport'))} />;
}

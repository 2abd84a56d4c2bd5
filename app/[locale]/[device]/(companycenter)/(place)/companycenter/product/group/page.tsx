import { GroupSection } from '@/components/product/center/group-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/center-product.css';

export const generateMetadata = titled('productCenter.groups');

export default async function SupplierProductGroups() {
  return <GroupSection actor={await requireSupplier(href('supplierProductGroup'))} />;
}

import { UpgradeSection } from '@/components/company/upgrade/upgrade-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.upgrade');

export default async function SupplierUpgrade() {
  const actor = await requireSupplier(href('supplierUpgrade'));
  return <UpgradeSection actor={actor} />;
}

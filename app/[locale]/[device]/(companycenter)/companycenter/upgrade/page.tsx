import { UpgradeSection } from '@/components/upgrade/upgrade-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/dashboard.css';
import '@/app/upgrade.css';

export default async function SupplierUpgrade() {
  const actor = await requireSupplier(href('supplierUpgrade'));
  return <UpgradeSection actor={actor} />;
}

import { SetupSection } from '@/components/showroom/center/setup-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';
import '@/app/center-showroom.css';

export const generateMetadata = titled('center.showroom');

export default async function SupplierShowroom() {
  const actor = await requireSupplier(href('supplierShowroom'));
  const { device } = await pageLocale();
  return <SetupSection actor={actor} device={device} />;
}

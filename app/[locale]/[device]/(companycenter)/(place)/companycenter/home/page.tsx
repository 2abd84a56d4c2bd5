import { DashboardSection } from '@/components/dashboard/dashboard-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('centre.dashboard');

export default async function SupplierHome() {
  const actor = await requireSupplier(href('supplierHome'));
  const { locale, device } = await current();
  return <DashboardSection actor={actor} locale={locale} device={device} />;
}

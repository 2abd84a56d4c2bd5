import { DashboardSection } from '@/components/site/dashboard/dashboard-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.dashboard');

export default async function SupplierHome() {
  const actor = await requireSupplier(href('supplierHome'));
  const { locale, device } = await pageLocale();
  return <DashboardSection actor={actor} locale={locale} device={device} />;
}

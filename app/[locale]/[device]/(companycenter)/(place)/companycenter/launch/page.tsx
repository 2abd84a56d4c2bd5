import { LaunchSection } from '@/components/launch/center/launch-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';

export const generateMetadata = titled('center.launch');

export default async function SupplierLaunches() {
  const actor = await requireSupplier(href('supplierLaunch'));
  const { locale } = await pageLocale();
  return <LaunchSection actor={actor} locale={locale} />;
}

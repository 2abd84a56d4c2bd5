import { LaunchSection } from '@/components/launch/centre/launch-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import '@/app/showcase.css';

export const generateMetadata = titled('centre.launch');

export default async function SupplierLaunches() {
  const actor = await requireSupplier(href('supplierLaunch'));
  const { locale } = await current();
  return <LaunchSection actor={actor} locale={locale} />;
}

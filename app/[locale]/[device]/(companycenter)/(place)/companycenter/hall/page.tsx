import { SetupSection } from '@/components/hall/centre/setup-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { current } from '@/lib/platform/i18n/current';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';
import '@/app/centre-hall.css';

export const generateMetadata = titled('centre.hall');

export default async function SupplierHall() {
  const actor = await requireSupplier(href('supplierHall'));
  const { device } = await current();
  return <SetupSection actor={actor} device={device} />;
}

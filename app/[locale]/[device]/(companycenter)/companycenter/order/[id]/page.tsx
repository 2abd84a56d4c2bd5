import { notFound } from 'next/navigation';
import { OrderSection } from '@/components/quotation/order/order-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { getOrder } from '@/lib/quotation/order/queries';

export const generateMetadata = titled('order.title');

export default async function SupplierOrder({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  const actor = await requireSupplier(href('supplierOrder', { id }));
  const { locale } = await pageLocale();
  const order = await getOrder(actor, locale, id);
  if (!order) notFound();
  return <OrderSection order={order} side="seller" />;
}

import { notFound } from 'next/navigation';
import { PurchaseViewSection } from '@/components/purchase/center/purchase-view-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { getOwnPurchase } from '@/lib/purchase/own/queries';

export const generateMetadata = titled('purchaseCenter.title');

export default async function PurchaserPurchase({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  const actor = await requirePurchaser(href('purchaserPurchaseDetail', { id }));
  const found = await getOwnPurchase(actor, id);
  if (!found || found.state === 'draft') notFound();
  return <PurchaseViewSection actor={actor} found={found} />;
}

import { notFound } from 'next/navigation';
import { FootprintSection } from '@/components/footprint/footprint-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-footprint.css';

export default async function SupplierHistoryType({ params }: { params: Promise<{ type: string }> }) {
  const { type } = await params;
  if (type !== 'favourites' && type !== 'browsing') notFound();
  const actor = await requireSupplier(href('supplierHistoryType', { type }));
  return <FootprintSection actor={actor} show={type} />;
}

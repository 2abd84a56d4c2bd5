import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FootprintSection } from '@/components/footprint/footprint-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-footprint.css';

type Props = { params: Promise<{ type: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  const t = await getTranslations('footprint');
  return { title: t(type === 'browsing' ? 'browsingTitle' : 'favouritesTitle') };
}

export default async function SupplierHistoryType({ params }: Props) {
  const { type } = await params;
  if (type !== 'favourites' && type !== 'browsing') notFound();
  const actor = await requireSupplier(href('supplierHistoryType', { type }));
  return <FootprintSection actor={actor} show={type} />;
}

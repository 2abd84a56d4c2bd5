import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { type FootprintKind, FootprintSection } from '@/components/footprint/footprint-section';
import { SectionLoading } from '@/components/layout/center/section-loading';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { href } from '@/lib/platform/routes/address';

const kinds: readonly string[] = ['follows', 'favourites', 'browsing'] satisfies FootprintKind[];
const isKind = (type: string): type is FootprintKind => kinds.includes(type);

type Props = { params: Promise<{ type: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  const t = await getTranslations('footprint');
  return { title: t(isKind(type) ? `${type}Title` : 'favouritesTitle') };
}

export default async function SupplierHistoryType({ params }: Props) {
  const { type } = await params;
  if (!isKind(type)) notFound();
  const actor = await requireSupplier(href('supplierHistoryType', { type }));
  return (
    <Suspense fallback={<SectionLoading />}>
      <FootprintSection actor={actor} show={type} />
    </Suspense>
  );
}

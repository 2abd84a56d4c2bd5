import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { SectionLoading } from '@/components/layout/center/section-loading';
import { CollectionSection } from '@/components/showroom/center/collection-section';
import { sectionNames, sections } from '@/components/showroom/center/sections';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';
import '@/app/center-showroom.css';

type Props = { params: Promise<{ section: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section: segment } = await params;
  const section = sectionNames.find((one) => one === segment);
  const t = await getTranslations('showroomCenter.collection');
  return section ? { title: t(`${sections[section]}.title`) } : {};
}

export default async function SupplierShowroomPart({ params }: Props) {
  const { section: segment } = await params;
  const section = sectionNames.find((one) => one === segment);
  if (!section) notFound();
  const actor = await requireSupplier(href('supplierShowroomSection', { section }));
  const { locale } = await pageLocale();
  return (
    <Suspense fallback={<SectionLoading />}>
      <CollectionSection actor={actor} locale={locale} collection={sections[section]} />
    </Suspense>
  );
}

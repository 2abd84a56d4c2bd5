import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { CompanySection } from '@/components/company/center/company-section';
import { SectionLoading } from '@/components/layout/center/section-loading';
import { profileSections } from '@/lib/company/profile/constants';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';

type Props = { params: Promise<{ section: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('center');
  return { title: t('companyInfo') };
}

export default async function SupplierCompanyPart({ params }: Props) {
  const { section: segment } = await params;
  const section = profileSections.find((one) => one === segment);
  if (!section) notFound();
  const actor = await requireSupplier(href('supplierCompanySection', { section }));
  const { locale } = await pageLocale();
  return (
    <Suspense fallback={<SectionLoading />}>
      <CompanySection actor={actor} locale={locale} section={section} />
    </Suspense>
  );
}

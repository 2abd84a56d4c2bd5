import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompanySection } from '@/components/company-center/company-section';
import { requireSupplier } from '@/lib/auth/page';
import { current } from '@/lib/i18n/current';
import { href } from '@/lib/routes/address';
import '@/app/company-form.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('centre');
  return { title: t('companyInfo') };
}

export default async function SupplierCompany() {
  const actor = await requireSupplier(href('supplierCompany'));
  const { locale } = await current();
  return <CompanySection actor={actor} locale={locale} section="basic" />;
}

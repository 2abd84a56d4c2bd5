import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DashboardSection } from '@/components/dashboard/dashboard-section';
import { requireSupplier } from '@/lib/auth/page';
import { current } from '@/lib/i18n/current';
import { href } from '@/lib/routes/address';
import '@/app/dashboard.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('centre');
  return { title: t('dashboard') };
}

export default async function SupplierHome() {
  const actor = await requireSupplier(href('supplierHome'));
  const { locale, device } = await current();
  return <DashboardSection actor={actor} locale={locale} device={device} />;
}

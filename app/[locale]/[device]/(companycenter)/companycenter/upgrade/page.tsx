import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UpgradeSection } from '@/components/upgrade/upgrade-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/dashboard.css';
import '@/app/upgrade.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('centre');
  return { title: t('upgrade') };
}

export default async function SupplierUpgrade() {
  const actor = await requireSupplier(href('supplierUpgrade'));
  return <UpgradeSection actor={actor} />;
}

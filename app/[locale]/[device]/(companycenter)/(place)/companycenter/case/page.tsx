import { CollectionSection } from '@/components/hall/centre/collection-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import '@/app/showcase.css';
import '@/app/centre-hall.css';

export const generateMetadata = titled('centre.case');

export default async function SupplierCases() {
  const actor = await requireSupplier(href('supplierCase'));
  const { locale } = await current();
  return <CollectionSection actor={actor} locale={locale} collection="case" />;
}

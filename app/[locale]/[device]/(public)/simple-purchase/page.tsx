import { PurchaseFormSection } from '@/components/purchase/form/purchase-form-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/form.css';

export const revalidate = 300;

export async function generateMetadata() {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'simplePurchase' });
}

export default function Page() {
  return <PurchaseFormSection simple />;
}

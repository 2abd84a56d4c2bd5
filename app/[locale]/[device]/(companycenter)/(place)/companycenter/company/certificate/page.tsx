import { CertificateSection } from '@/components/company/certificate/certificate-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';

export const generateMetadata = titled('companyForm.section.certificate');

export default async function SupplierCertificates() {
  const actor = await requireSupplier(href('supplierCertificate'));
  const { locale } = await pageLocale();
  return <CertificateSection actor={actor} locale={locale} />;
}

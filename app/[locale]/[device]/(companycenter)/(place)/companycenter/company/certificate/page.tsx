import { CertificateSection } from '@/components/company/certificate/certificate-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import '@/app/showcase.css';

export const generateMetadata = titled('companyForm.section.certificate');

export default async function SupplierCertificates() {
  const actor = await requireSupplier(href('supplierCertificate'));
  const { locale } = await current();
  return <CertificateSection actor={actor} locale={locale} />;
}

import { CenterMessages } from '@/components/layout/center/center-messages';
import { listOwnCertificates } from '@/lib/certificate/own';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Locale } from '@/lib/platform/i18n/site';
import { CertificateCenter } from './certificate-center';

/** The page of a supplier's certificates. */
export async function CertificateSection({ actor, locale }: { actor: SupplierActor; locale: Locale }) {
  const initial = await listOwnCertificates(actor, locale);
  return (
    <CenterMessages namespaces={['showcaseItem', 'certificateCenter', 'companyForm']}>
      <CertificateCenter companyId={actor.companyId} initial={initial} />
    </CenterMessages>
  );
}

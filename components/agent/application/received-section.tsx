import { getLocale, getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import { isOwnPublic } from '@/lib/company/profile/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { href } from '@/lib/platform/routes/address';
import { listCountries } from '@/lib/reference/queries';
import { ReceivedApplications } from './received-applications';

/** The page of the applications for a supplier's agent offers. */
export async function ReceivedSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  const countries = await listCountries(await getLocale());
  return (
    <CenterMessages namespaces={['agentApplication']}>
      <PageHead title={t('agentApplication.received')} />
      {(await isOwnPublic(actor)) ? (
        <ReceivedApplications names={Object.fromEntries(countries.map(({ code, name }) => [code, name]))} />
      ) : (
        <Note tone="warn">
          {t('validation.notPublished')} <Link href={href('supplierCompany')}>{t('center.companyInfo')}</Link>
        </Note>
      )}
    </CenterMessages>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import { CentreMessages } from '@/components/centre/centre-messages';
import { PageHead } from '@/components/ui/page-head';
import { listCountries } from '@/lib/reference/queries';
import { ReceivedApplications } from './received-applications';

/** The page of the applications for a supplier's agent offers. */
export async function ReceivedSection() {
  const t = await getTranslations('agentApplication');
  const countries = await listCountries(await getLocale());
  return (
    <CentreMessages namespaces={['agentApplication']}>
      <PageHead title={t('received')} />
      <ReceivedApplications names={Object.fromEntries(countries.map(({ code, name }) => [code, name]))} />
    </CentreMessages>
  );
}

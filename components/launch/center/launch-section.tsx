import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { listOwnLaunches } from '@/lib/launch/own';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Locale } from '@/lib/platform/i18n/site';
import { listCountries } from '@/lib/reference/queries';
import { continentChoices } from './continent-choices';
import { LaunchCenter } from './launch-center';

/** The page of a supplier's global launches. */
export async function LaunchSection({ actor, locale }: { actor: SupplierActor; locale: Locale }) {
  const t = await getTranslations('list.continent');
  const initial = await listOwnLaunches(actor, locale);
  const continents = continentChoices(await listCountries(locale), (continent) => t(continent));
  return (
    <CenterMessages namespaces={['showcaseItem', 'launchCenter']}>
      <LaunchCenter companyId={actor.companyId} initial={initial} continents={continents} />
    </CenterMessages>
  );
}

import { getTranslations } from 'next-intl/server';
import { continentChoices } from '@/components/launch/center/continent-choices';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { listOwnOffers } from '@/lib/agent/own';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Locale } from '@/lib/platform/i18n/site';
import { listCountries } from '@/lib/reference/queries';
import { OfferCenter } from './offer-center';

/** The page of a supplier's agent offers. */
export async function OfferSection({ actor, locale }: { actor: SupplierActor; locale: Locale }) {
  const t = await getTranslations('list.continent');
  const initial = await listOwnOffers(actor, locale);
  const continents = continentChoices(await listCountries(locale), (continent) => t(continent));
  return (
    <CenterMessages namespaces={['showcaseItem', 'agentCenter']}>
      <OfferCenter companyId={actor.companyId} initial={initial} continents={continents} />
    </CenterMessages>
  );
}

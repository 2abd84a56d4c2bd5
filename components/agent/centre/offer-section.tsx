import { getTranslations } from 'next-intl/server';
import { continentChoices } from '@/components/launch/centre/continent-choices';
import { CentreMessages } from '@/components/layout/centre/centre-messages';
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
    <CentreMessages namespaces={['showcaseItem', 'agentCenter']}>
      <OfferCenter companyId={actor.companyId} initial={initial} continents={continents} />
    </CentreMessages>
  );
}

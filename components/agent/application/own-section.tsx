import { getLocale, getTranslations } from 'next-intl/server';
import { continentChoices } from '@/components/launch/center/continent-choices';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import { getApplicationState } from '@/lib/agent/application/queries';
import { getOffer } from '@/lib/agent/queries';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { href } from '@/lib/platform/routes/address';
import { listCountries } from '@/lib/reference/queries';
import { ApplyStep } from './apply-step';
import { OwnApplications } from './own-applications';

type Props = { actor: PurchaserActor; offerId: number | null };

/** A purchaser's applications, and the form for the offer named in the address. */
export async function OwnSection({ actor, offerId }: Props) {
  const [t, locale, continent] = await Promise.all([
    getTranslations('agentApplication'),
    getLocale(),
    getTranslations('list.continent'),
  ]);
  const all = await listCountries(locale);
  const names = Object.fromEntries(all.map(({ code, name }) => [code, name]));
  const offer = offerId === null ? null : await getOffer(locale, offerId);
  const known = offerId === null ? null : await getApplicationState(actor, offerId);
  const open = offer?.zone.worldwide
    ? all
    : (offer?.zone.countries ?? []).flatMap(({ code }) => all.find((one) => one.code === code) ?? []);
  const free = open.filter(({ code }) => offer?.taken.every((one) => one.code !== code));
  const choices = continentChoices(free, (slug) => continent(slug)).filter(({ countries }) => countries.length > 0);
  return (
    <CenterMessages namespaces={['showcaseItem', 'agentApplication']}>
      <PageHead title={t('own')} lead={t('ownLead')} />
      {offerId !== null && !offer && <Note tone="warn">{t('closed')}</Note>}
      {offer && known?.state === null && free.length === 0 && <Note tone="warn">{t('allTaken')}</Note>}
      {offer && known?.state === null && free.length > 0 && (
        <ApplyStep
          accountId={actor.accountId}
          offerId={offer.id}
          slogan={offer.slogan}
          address={href('agentDetail', { id: offer.id })}
          initial={{
            locale,
            name: known.name,
            position: known.position,
            countries: free.length === 1 ? [free[0]?.code ?? ''] : [],
            message: '',
          }}
          continents={choices}
        />
      )}
      {offer && known !== null && known.state !== null && <Note tone="ok">{t('applied')}</Note>}
      <div className="mt-5">
        <OwnApplications names={names} />
      </div>
    </CenterMessages>
  );
}

import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { NoAccess } from '@/components/product/center/no-access';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { listCountries } from '@/lib/reference/queries';
import { type Collection, collections } from '@/lib/showroom/edit/collection';
import { getOwnShowroom, listOwnItems } from '@/lib/showroom/edit/queries';
import { CollectionCenter } from './collection-center';

type Props = { actor: SupplierActor; locale: Locale; collection: Collection };

/** Page of a showroom collection. */
export async function CollectionSection({ actor, locale, collection }: Props) {
  if (!mayDo(actor.role, 'showroom')) {
    const t = await getTranslations('showroomCenter.collection');
    return <NoAccess title={t(`${collection}.title`)} />;
  }
  const showroom = await getOwnShowroom(actor);
  const countries = collection === 'case' ? await listCountries(locale) : [];
  const counts = Object.fromEntries(collections.map((one) => [one, showroom.collections[one].count]));
  return (
    <CenterMessages namespaces={['showcaseItem', 'showroomCenter', 'list']}>
      <CollectionCenter
        key={collection}
        companyId={showroom.companyId}
        open={showroom.public}
        collection={collection}
        initial={await listOwnItems(actor, { collection })}
        groups={await listOwnItems(actor, { collection: 'caseGroup' })}
        countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
        counts={counts as Record<Collection, number>}
      />
    </CenterMessages>
  );
}

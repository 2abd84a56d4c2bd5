import { getTranslations } from 'next-intl/server';
import { CentreMessages } from '@/components/centre/centre-messages';
import { NoAccess } from '@/components/product-center/no-access';
import type { SupplierActor } from '@/lib/auth/actor';
import { mayDo } from '@/lib/auth/rules';
import { getOwnHall } from '@/lib/hall/edit/queries';
import type { Device } from '@/lib/i18n/site';
import { Setup } from './setup';

/** The page of a showroom's template, settings and home. Specification 2.7, Exhibition Hall Setup. */
export async function SetupSection({ actor, device }: { actor: SupplierActor; device: Device }) {
  if (!mayDo(actor.role, 'showroom')) {
    const t = await getTranslations('hallCenter');
    return <NoAccess title={t('title')} />;
  }
  return (
    <CentreMessages namespaces={['showcaseItem', 'hallCenter', 'company']}>
      <Setup hall={await getOwnHall(actor)} device={device} />
    </CentreMessages>
  );
}

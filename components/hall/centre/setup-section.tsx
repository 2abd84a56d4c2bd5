import { CentreMessages } from '@/components/layout/centre/centre-messages';
import { getOwnHall } from '@/lib/hall/edit/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Device } from '@/lib/platform/i18n/site';
import { HallView } from './hall-view';
import { Setup } from './setup';

/** The page of a showroom's template, settings and home. */
export async function SetupSection({ actor, device }: { actor: SupplierActor; device: Device }) {
  const hall = await getOwnHall(actor);
  return (
    <CentreMessages namespaces={['showcaseItem', 'hallCenter', 'company']}>
      {mayDo(actor.role, 'showroom') ? (
        <Setup hall={hall} device={device} />
      ) : (
        <HallView companyId={hall.companyId} open={hall.public} device={device} />
      )}
    </CentreMessages>
  );
}

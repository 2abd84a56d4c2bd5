import { CenterMessages } from '@/components/layout/center/center-messages';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Device } from '@/lib/platform/i18n/site';
import { getOwnShowroom } from '@/lib/showroom/edit/queries';
import { Setup } from './setup';
import { ShowroomView } from './showroom-view';

/** Page of the showroom's template, settings and home page. */
export async function SetupSection({ actor, device }: { actor: SupplierActor; device: Device }) {
  const showroom = await getOwnShowroom(actor);
  return (
    <CenterMessages namespaces={['showcaseItem', 'showroomCenter', 'company']}>
      {mayDo(actor.role, 'showroom') ? (
        <Setup showroom={showroom} device={device} />
      ) : (
        <ShowroomView companyId={showroom.companyId} open={showroom.public} device={device} />
      )}
    </CenterMessages>
  );
}

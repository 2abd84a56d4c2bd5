'use client';

import { useEffect, useState } from 'react';
import type { ApplicationState } from '@/lib/agent/application/constants';
import type { applicationStateCall } from '@/lib/agent/application/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';

type Props = { offerId: number; className: string; apply: string; applied: string };

/** Link to apply for an offer; says so if the signed-in purchaser has applied already. */
export function ApplyLink({ offerId, className, apply, applied }: Props) {
  const isPurchaser = useSignedIn().kinds.includes('purchaser');
  const [state, setState] = useState<ApplicationState | null>(null);
  useEffect(() => {
    if (!isPurchaser) return;
    let closed = false;
    callPath<typeof applicationStateCall>(
      '/api/agent/application/state',
      { offerId },
      { userType: 'purchaser', quiet: true },
    )
      .then((found) => closed || setState(found.state))
      // The application page shows it as well.
      .catch(() => undefined);
    return () => {
      closed = true;
    };
  }, [isPurchaser, offerId]);
  const list = href('purchaserAgent');
  return (
    <a className={className} href={state === null ? `${list}?offer=${offerId}` : list} rel="nofollow">
      {state === null ? apply : applied}
    </a>
  );
}

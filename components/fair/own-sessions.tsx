'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { fairOwnCall } from '@/lib/fair/schema';
import { useSignedIn } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';

const nothing: ReadonlySet<number> = new Set();
const Taken = createContext(nothing);

/** Fetches, once for all sessions inside and only if signed in, which ones the account attends. */
export function OwnSessions({ children }: { children: ReactNode }) {
  const { acting } = useSignedIn();
  const [taken, setTaken] = useState(nothing);
  useEffect(() => {
    let closed = false;
    const look = async () => {
      if (acting === null) return setTaken(nothing);
      // Loaded on demand, since most visitors are not signed in.
      const { callPath } = await import('@/lib/platform/http/call-contract');
      const options = { quiet: true, userType: acting };
      const { sessions, meetings } = await callPath<typeof fairOwnCall>('/api/fair/own', {}, options);
      const ids = sessions.filter(({ registered }) => registered).map(({ id }) => id);
      if (!closed) setTaken(new Set([...ids, ...meetings.map(({ sessionId }) => sessionId)]));
    };
    const show = () => void look().catch(() => undefined);
    show();
    // After registering, Back may restore this page from the cache with outdated state.
    const back = ({ persisted }: PageTransitionEvent) => persisted && show();
    window.addEventListener('pageshow', back);
    return () => {
      closed = true;
      window.removeEventListener('pageshow', back);
    };
  }, [acting]);
  return <Taken value={taken}>{children}</Taken>;
}

type Props = {
  id: number;
  words: string;
  /** for accounts that attend */
  taken: string;
  /** whether a buyer can register again, as for meetings with several exhibitors */
  again: boolean;
};

/** Link to register for a session, or to the registration. */
export function SessionLink({ id, words, taken, again }: Props) {
  const { acting } = useSignedIn();
  const isTaken = useContext(Taken).has(id);
  const isSupplier = isTaken && acting === 'supplier';
  const way = { hard: true, size: 's', rel: 'nofollow' } as const;
  const address = `${href(isSupplier ? 'supplierFair' : 'purchaserFair')}?session=${id}`;
  return (
    <>
      {isTaken && (
        <ButtonLink {...way} href={address} icon="check">
          {taken}
        </ButtonLink>
      )}
      {(!isTaken || (again && !isSupplier)) && (
        <ButtonLink {...way} href={address} data-session={id}>
          {words}
        </ButtonLink>
      )}
    </>
  );
}

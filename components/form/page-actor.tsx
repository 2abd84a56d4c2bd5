'use client';

import { useState } from 'react';
import { Note } from '@/components/ui/note';
import { pageActorName, useOtherActor } from '@/lib/platform/http/page-actor';

/**
 * Tells the calls of a page whom it was made for, and the reader where somebody else is signed in by now. It stays whom it
 * was made for first: what was typed since is theirs, also where the server has drawn the page anew for somebody else.
 */
export function PageActor({ actor }: { actor: string }) {
  const [first] = useState(actor);
  const other = useOtherActor();
  return (
    <>
      <meta name={pageActorName} content={first} />
      {other !== null && (
        <div className="sticky top-0 z-50 bg-paper">
          <Note tone="warn" role="alert">
            {other}
          </Note>
        </div>
      )}
    </>
  );
}

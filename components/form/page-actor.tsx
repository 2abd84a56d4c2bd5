'use client';

import { useState } from 'react';
import { Note } from '@/components/ui/note';
import { pageActorName, useOtherActor } from '@/lib/platform/http/page-actor';

/**
 * Attaches the account a page was rendered for to its calls, and warns if another account has signed in since. Keeps
 * the first account even after re-rendering, since unsaved input is theirs.
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

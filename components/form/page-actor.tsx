'use client';

import { useState } from 'react';
import { pageActorName } from '@/lib/http/page-actor';

/**
 * Tells the calls of a page whom it was made for. It stays whom it was made for first: what was typed since is theirs,
 * also where the server has drawn the page anew for somebody else.
 */
export function PageActor({ actor }: { actor: string }) {
  const [first] = useState(actor);
  return <meta name={pageActorName} content={first} />;
}

'use client';

import { useEffect } from 'react';
import { recordVisit } from '@/components/footprint/record-visit';
import type { Viewed } from '@/lib/stats/types';
import { lastTerm } from './last-term';
import { report } from './report';

/** Reports views and calls from the page, and adds products and companies to the browsing history; renders nothing. */
export function ViewBeacon({ kind, id }: { kind: Viewed; id: number }) {
  useEffect(() => {
    if (kind !== 'product' && kind !== 'company') {
      report('/api/view', { kind, id });
      return;
    }
    report('/api/view', { kind, id, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, term: lastTerm() });
    recordVisit(kind === 'product' ? 'product' : 'supplier', id);
    const dialled = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="tel:"]')) report('/api/dial', { kind, id });
    };
    addEventListener('click', dialled);
    return () => removeEventListener('click', dialled);
  }, [kind, id]);
  return null;
}

'use client';

import { useEffect } from 'react';
import { recordVisit } from '@/components/footprint/record-visit';
import type { Viewed } from '@/lib/stats/types';
import { report } from './report';

/** Reports that something was seen, and adds products and companies to the visitor's own history; shows nothing. */
export function ViewBeacon({ kind, id }: { kind: Viewed; id: number }) {
  useEffect(() => {
    report('/api/view', { kind, id });
    if (kind === 'product') recordVisit('product', id);
    if (kind === 'company') recordVisit('supplier', id);
  }, [kind, id]);
  return null;
}

'use client';

import { useEffect } from 'react';
import { recordVisit } from '@/components/footprint/record-visit';
import { report } from './report';

/** Reports that a product or company was seen, and adds it to the visitor's own history; shows nothing. */
export function ViewBeacon({ kind, id }: { kind: 'product' | 'company'; id: number }) {
  useEffect(() => {
    report('/api/view', { kind, id });
    recordVisit(kind === 'company' ? 'supplier' : 'product', id);
  }, [kind, id]);
  return null;
}

'use client';

import { useEffect } from 'react';
import { report } from './report';

/** Reports that a product or company was seen; shows nothing. */
export function ViewBeacon({ kind, id }: { kind: 'product' | 'company'; id: number }) {
  useEffect(() => report('/api/view', { kind, id }), [kind, id]);
  return null;
}

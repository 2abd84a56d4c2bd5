'use client';

import { useEffect } from 'react';
import { report } from '@/components/stats/report';

type Props = { siteId: number; scope: 'product' | 'company'; keyword: string };

/** Reports that a keyword was searched and gave results; shows nothing. */
export function TermBeacon({ siteId, scope, keyword }: Props) {
  useEffect(() => report('/api/term', { siteId, scope, keyword }), [siteId, scope, keyword]);
  return null;
}
